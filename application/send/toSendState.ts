import type { AccountHere } from '../../domain/account/accountHere.js'
import type { AccountState } from '../../domain/account/accountState.js'
import type { TokenLookup } from '../../domain/send/foundToken.js'
import type { NameLookup } from '../../domain/send/receiverName.js'
import { assetById, type Asset } from '../../domain/asset/asset.js'
import { canSend } from '../../domain/send/transfer.js'
import { ownedAssets } from '../../domain/asset/ownedAssets.js'
import type { Network } from '../../domain/network/network.js'
import { checkForm } from '../../domain/send/sendOrder.js'
import type { BaseAppearance } from '../api/options.js'
import type { Draft } from './draft.js'
import type { SendState, SendStep } from '../../domain/send/sendState.js'

/** The inputs of the state of sending. */
export interface SendFacts {
  readonly here: AccountHere
  readonly account: AccountState
  readonly appearance: BaseAppearance
  readonly draft: Draft
  readonly lookup: NameLookup | undefined
  readonly tokenLookup: TokenLookup | undefined
  readonly step: SendStep
}

/** Appends the found asset, unless the list contains it by now. */
const withFound = (listed: readonly Asset[], network: Network, lookup: TokenLookup | undefined): readonly Asset[] =>
  lookup?._tag !== 'Found' || assetById(listed, network, lookup.id) !== undefined ? listed : [...listed, lookup.asset]

export const toSendState = ({ here, account, appearance, draft, lookup, tokenLookup, step }: SendFacts): SendState => {
  if (here._tag === 'Restoring') return here
  if (here._tag === 'Nobody') return { _tag: 'NoAccount' }
  if (here._tag === 'Unsupported' || !canSend(here.namespace)) return { _tag: 'Unsupported' }
  const { network, address } = here
  const assets = withFound(ownedAssets(network, account), network, tokenLookup)
  const place = { network, from: address, assets, lookup }
  const checked = checkForm(draft.form, place, appearance.locale)
  return { _tag: 'Ready', ...place, ...draft, tokenLookup, checked, step }
}
