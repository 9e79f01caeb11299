import * as E from 'fp-ts/Either'
import { concat, concatMap, last, map, type Observable, of, type SchedulerLike, takeWhile, timer } from 'rxjs'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { toHexChainId } from '../../../domain/network/hexChainId.js'
import { isErrorAnswer } from './answeredErrors.js'
import { ERROR_CODES } from './providerErrors.js'
import { toAddError, toSwitchError } from './switchErrors.js'
import type { SwitchOutcome } from './walletDriver.js'

/** The parameter of `wallet_addEthereumChain` (EIP-3085). */
interface AddEthereumChainParameter {
  /** Hexadecimal, with `0x`. */
  readonly chainId: string
  readonly chainName: string
  readonly nativeCurrency: Network['nativeCurrency']
  readonly rpcUrls: readonly string[]
  readonly blockExplorerUrls?: readonly string[]
  readonly iconUrls?: readonly string[]
}

const PROJECT_ID = /^project_?id$/i

/** A web address without credentials or project key: a wallet stores and shows it. */
const isPublicAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false
  return ![...url.searchParams.keys()].some((name) => PROJECT_ID.test(name))
}

const toAddChainParameter = (
  { name, nativeCurrency, blockExplorers, imageUrl }: Network,
  chainId: string,
  rpcUrls: readonly string[],
): AddEthereumChainParameter => {
  const explorer = blockExplorers?.default.url
  return {
    chainId,
    chainName: name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    rpcUrls,
    ...(explorer !== undefined && isPublicAddress(explorer) ? { blockExplorerUrls: [explorer] } : {}),
    ...(imageUrl !== undefined && isPublicAddress(imageUrl) ? { iconUrls: [imageUrl] } : {}),
  }
}

/** The steps of a switch. `ChainNotAdded` from `move` means that the chain must be added first. */
export interface SwitchQuestions {
  /** The wallet is known to have the chain, so a failure has another cause, which the wallet reports itself. */
  readonly hadChain: boolean
  readonly move: Observable<E.Either<SwitchError, unknown>>
  /** `addresses`: public endpoints of the chain. */
  readonly add: (addresses: readonly string[]) => Observable<E.Either<SwitchError, unknown>>
  /** Network that the wallet reports. */
  readonly where: Observable<CaipNetworkId>
}

/**
 * Wallets confirm a switch up to 2 s before it takes effect, without an event later; delays of the polls after a
 * confirmation.
 */
const LOOKS_MS: readonly number[] = [500, 1_000, 1_500]

/** Errors that may mean that the wallet lacks the chain. */
type LackingChain = Extract<SwitchError, { readonly _tag: 'ChainNotAdded' | 'SwitchFailed' | 'SwitchNotHonoured' }>

/** Error of a switch after adding the chain failed too. */
const withReason = (why: LackingChain, notAdded: SwitchError): SwitchError => {
  if (notAdded._tag !== 'SwitchFailed') return notAdded
  if (why._tag === 'SwitchNotHonoured') return why
  const { cause, detail } = notAdded
  return { ...why, cause, ...(detail !== undefined && { detail }) }
}

const ended = (error: SwitchError): Observable<SwitchOutcome> => of(E.left(error))

/**
 * Runs the steps of one switch; unsubscribing stops before the next step (EIP-3326, EIP-3085, U-39). Many wallets do
 * not report a missing chain in a readable way, so the chain is added after any failure that may mean this.
 */
export const runSwitchFlow = (
  { caipNetworkId: wanted, rpcUrls }: Network,
  { hadChain, move, add, where }: SwitchQuestions,
  scheduler: SchedulerLike,
): Observable<SwitchOutcome> => {
  const mayLackChain = (error: SwitchError): error is LackingChain =>
    error._tag === 'ChainNotAdded' ||
    (!hadChain &&
      (error._tag === 'SwitchNotHonoured' ||
        (error._tag === 'SwitchFailed' && error.code !== ERROR_CODES.disconnected)))

  /** Polls after a confirmation; continues with `elsewhere` if the wallet did not move. */
  const afterYes = (elsewhere: (reported: CaipNetworkId) => Observable<SwitchOutcome>): Observable<SwitchOutcome> =>
    concat(where, ...LOOKS_MS.map((ms) => timer(ms, scheduler).pipe(concatMap(() => where)))).pipe(
      takeWhile((reported) => reported !== wanted, true),
      last(),
      concatMap((reported) => (reported === wanted ? of(E.right(reported)) : elsewhere(reported))),
    )
  const tryMove = (otherwise: (why: LackingChain) => Observable<SwitchOutcome>): Observable<SwitchOutcome> =>
    move.pipe(
      concatMap((answer) => {
        const failed = (error: SwitchError): Observable<SwitchOutcome> =>
          mayLackChain(error) ? otherwise(error) : ended(error)
        return E.isRight(answer)
          ? afterYes((reported) => failed({ _tag: 'SwitchNotHonoured', reported }))
          : failed(answer.left)
      }),
    )
  const tryAdd = (why: LackingChain): Observable<SwitchOutcome> => {
    const addresses = rpcUrls.default.http.filter(isPublicAddress)
    if (addresses.length === 0) return ended(why)
    return add(addresses).pipe(
      concatMap((answer) =>
        // Asks once more if the wallet added the chain but did not switch.
        E.isRight(answer) ? afterYes(() => tryMove(ended)) : ended(withReason(why, answer.left)),
      ),
    )
  }
  return tryMove(tryAdd)
}

/** The steps as EIP-3326 and EIP-3085 requests. `meaning` maps a refusal. */
export const eip1193SwitchQuestions = (
  network: Network,
  ask: (request: WalletRequest, meaning: (cause: unknown) => SwitchError) => Observable<E.Either<SwitchError, unknown>>,
  where: SwitchQuestions['where'],
): Omit<SwitchQuestions, 'hadChain'> => {
  const chainId = toHexChainId(network.caipNetworkId)
  /** Handles wallets that return errors, and wallets that fail after they have switched. */
  const put: typeof ask = (request, meaning) =>
    ask(request, meaning).pipe(
      map(E.flatMap((answer) => (isErrorAnswer(answer) ? E.left(meaning(answer)) : E.right(answer)))),
      concatMap((answer) =>
        E.isLeft(answer) && answer.left._tag === 'SwitchFailed'
          ? where.pipe(map((at) => (at === network.caipNetworkId ? E.right(at) : answer)))
          : of(answer),
      ),
    )
  return {
    where,
    move: put({ method: 'wallet_switchEthereumChain', params: [{ chainId }] }, (cause) =>
      toSwitchError(cause, network.caipNetworkId),
    ),
    add: (addresses) =>
      put(
        { method: 'wallet_addEthereumChain', params: [toAddChainParameter(network, chainId, addresses)] },
        toAddError,
      ),
  }
}
