import type { AccountHere } from '../../domain/account/accountHere.js'
import type { AccountState } from '../../domain/account/accountState.js'
import type { Network } from '../../domain/network/network.js'
import { ownedAssets } from '../../domain/asset/ownedAssets.js'
import { checkSwap, type SwapForm } from '../../domain/swap/swapForm.js'
import { canSwapOn } from '../../domain/swap/swapNetworks.js'
import type { Asset } from '../../domain/asset/asset.js'
import { swapAssets } from '../../domain/swap/swapAssets.js'
import type { BaseAppearance } from '../api/options.js'
import type { ListState, QuoteState, SwapState, SwapStep } from '../../domain/swap/swapState.js'
import type { TokenFacts } from './tokenFacts.js'

/** The inputs of the state of swapping. */
export interface SwapFacts {
  readonly here: AccountHere
  readonly account: AccountState
  readonly appearance: BaseAppearance
  readonly form: SwapForm
  readonly known: TokenFacts
  readonly quoting: QuoteState
  readonly step: SwapStep
}

/** The network on which tokens are swapped; `undefined` if swaps are not supported (S9-18). */
export const swapNetworkOf = (here: AccountHere): Network | undefined =>
  here._tag === 'Here' && canSwapOn(here.network) ? here.network : undefined

const listOf = ({ list }: TokenFacts): ListState => {
  if (list === undefined) return { _tag: 'Loading' }
  return list._tag === 'Right' ? { _tag: 'Loaded' } : { _tag: 'Unavailable', error: list.left }
}

/** A price from the price API is newer than the one beside a balance. */
const withPrices = (tokens: readonly Asset[], { prices }: TokenFacts): readonly Asset[] =>
  tokens.map((token) => {
    const price = prices.get(token.id) ?? token.price
    return price === token.price ? token : { ...token, price }
  })

/** A quote keeps its amounts; its tokens are updated. */
const withTokens = (quoting: QuoteState, tokens: readonly Asset[]): QuoteState => {
  if (quoting._tag !== 'Quoted') return quoting
  const { quote } = quoting
  const find = (token: Asset): Asset => tokens.find(({ id }) => id === token.id) ?? token
  return { _tag: 'Quoted', quote: { ...quote, pay: find(quote.pay), get: find(quote.get) } }
}

export const toSwapState = (facts: SwapFacts): SwapState => {
  const { here, account, appearance, form, known, quoting, step } = facts
  if (here._tag === 'Restoring') return here
  if (here._tag === 'Nobody') return { _tag: 'NoAccount' }
  const at = swapNetworkOf(here)
  if (at === undefined) return { _tag: 'Unsupported' }
  const { address } = here
  // Ignores facts that still belong to another network.
  const list = known.network === at && known.list?._tag === 'Right' ? known.list.right : []
  const tokens = withPrices(swapAssets(at, list, ownedAssets(at, account)), known)
  const gasPrice = known.gasPrice?._tag === 'Right' ? known.gasPrice.right : undefined
  const place = { network: at, account: address, tokens, gasPrice }
  const checked = checkSwap(form, place, appearance.locale)
  return {
    _tag: 'Ready',
    network: at,
    account: address,
    tokens,
    form,
    checked,
    step,
    list: listOf(known),
    quoting: withTokens(quoting, tokens),
  }
}
