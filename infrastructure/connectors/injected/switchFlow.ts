import { readField } from '../../shared/safeRead.js'
import { readProviderError, toSwitchError } from '../shared/providerErrors.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import * as E from 'fp-ts/Either'
import { concat, concatMap, defer, last, type Observable, of, type SchedulerLike, takeWhile, timer } from 'rxjs'
import type { WalletRequest } from '../../../application/ports/walletConnector.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { toHexChainId } from '../../shared/chainId.js'
import { askProvider, type PinnedProvider } from '../shared/eip1193Provider.js'

/** EIP-3326: "the chain has not been added to the wallet". */
const UNRECOGNIZED_CHAIN = 4902
const UNRECOGNIZED_TEXT = /\b4902\b|unrecogni[sz]ed chain|wallet_addEthereumChain/i

/**
 * Whether a refusal to switch means that the chain must be added first. Wallets say it by code, by the code of
 * an inner error (under -32603, where a relay lies between), or in words only.
 */
const isUnrecognizedChain = (cause: unknown): boolean => {
  const { code, message, rejected } = readProviderError(cause)
  const inner = readField(readField(readField(cause, 'data'), 'originalError'), 'code')
  return !rejected && (code === UNRECOGNIZED_CHAIN || inner === UNRECOGNIZED_CHAIN || UNRECOGNIZED_TEXT.test(message))
}

/** The parameter of `wallet_addEthereumChain` (EIP-3085). */
interface AddEthereumChainParameter {
  /** `0x` and hexadecimal digits. */
  readonly chainId: string
  readonly chainName: string
  readonly nativeCurrency: Network['nativeCurrency']
  readonly rpcUrls: readonly string[]
  readonly blockExplorerUrls?: readonly string[]
  readonly iconUrls?: readonly string[]
}

const PROJECT_ID = /^project_?id$/i

/** A web address without a password and without the key of a project: a wallet keeps it, and shows it. */
const isPublicAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false
  return ![...url.searchParams.keys()].some((name) => PROJECT_ID.test(name))
}

/** What tells a wallet of a chain; `undefined` when the chain has no endpoint that may be told. */
const toAddChainParameter = (network: Network, chainId: string): AddEthereumChainParameter | undefined => {
  const { name, nativeCurrency, rpcUrls, blockExplorers, imageUrl } = network
  const endpoints = rpcUrls.default.http.filter(isPublicAddress)
  const explorer = blockExplorers?.default.url
  if (endpoints.length === 0) return undefined
  return {
    chainId,
    chainName: name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    rpcUrls: endpoints,
    ...(explorer !== undefined && isPublicAddress(explorer) ? { blockExplorerUrls: [explorer] } : {}),
    ...(imageUrl !== undefined && isPublicAddress(imageUrl) ? { iconUrls: [imageUrl] } : {}),
  }
}

/** Wallets say yes a moment before they have moved, too. */
const MOVE_GRACE_MS = 500

export type SwitchOutcome = E.Either<SwitchError, CaipNetworkId>

const ended = (error: SwitchError): Observable<SwitchOutcome> => of(E.left(error))

/** The questions of one switch, in their order; unsubscribing asks no further one (EIP-3326, EIP-3085, U-39). */
export const makeSwitchFlow = (deps: {
  readonly provider: PinnedProvider
  readonly scheduler: SchedulerLike
  readonly network: Network
  /** Where the wallet says it is. */
  readonly where: Observable<CaipNetworkId>
}): Observable<SwitchOutcome> => {
  const { provider, network, where } = deps
  const wanted = network.caipNetworkId
  const chainId = toHexChainId(wanted)
  const notAdded = ended({ _tag: 'ChainNotAdded', networkId: wanted })

  /** What a "yes" has come to; `elsewhere` when the wallet is not where it agreed to go. */
  const afterYes = (elsewhere: (reported: CaipNetworkId) => Observable<SwitchOutcome>): Observable<SwitchOutcome> =>
    concat(where, timer(MOVE_GRACE_MS, deps.scheduler).pipe(concatMap(() => where))).pipe(
      takeWhile((reported) => reported !== wanted, true),
      last(),
      concatMap((reported) => (reported === wanted ? of(E.right(reported)) : elsewhere(reported))),
    )

  const ask = (
    request: WalletRequest,
    yes: Observable<SwitchOutcome>,
    no: (cause: unknown) => Observable<SwitchOutcome>,
  ): Observable<SwitchOutcome> =>
    askProvider(provider, request).pipe(concatMap((answer) => (E.isRight(answer) ? yes : no(answer.left))))

  const move = (whenUnknown: Observable<SwitchOutcome>): Observable<SwitchOutcome> =>
    ask(
      { method: 'wallet_switchEthereumChain', params: [{ chainId }] },
      afterYes((reported) => ended({ _tag: 'SwitchNotHonoured', reported })),
      (cause) => (isUnrecognizedChain(cause) ? whenUnknown : ended(toSwitchError(cause))),
    )

  const add = (): Observable<SwitchOutcome> => {
    const parameter = toAddChainParameter(network, chainId)
    if (parameter === undefined) return notAdded
    const refused = (cause: unknown): Observable<SwitchOutcome> => {
      const error = toSwitchError(cause)
      return error._tag === 'SwitchRejected' || error._tag === 'SwitchPending' ? ended(error) : notAdded
    }
    // A wallet that has added the chain and stayed where it was is asked to move once more.
    return ask(
      { method: 'wallet_addEthereumChain', params: [parameter] },
      afterYes(() => move(notAdded)),
      refused,
    )
  }
  return move(defer(add))
}
