import * as E from 'fp-ts/Either'
import { concat, concatMap, last, map, type Observable, of, type SchedulerLike, takeWhile, timer } from 'rxjs'
import type { WalletRequest } from '../../../application/ports/walletConnector.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { toHexChainId } from '../../shared/chainId.js'
import { isErrorAnswer } from './answeredErrors.js'
import { ERROR_CODES } from './providerErrors.js'
import { toAddError, toSwitchError } from './switchErrors.js'
import type { SwitchOutcome } from './walletDriver.js'

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

/** What a wallet is asked to move. An error `ChainNotAdded` of `move` means that the chain has to be added first. */
export interface SwitchQuestions {
  /** The wallet has the chain: a switch that fails, fails for another reason, which the wallet says itself. */
  readonly hadChain: boolean
  readonly move: Observable<E.Either<SwitchError, unknown>>
  /** `addresses`: the chain's endpoints that may be told. */
  readonly add: (addresses: readonly string[]) => Observable<E.Either<SwitchError, unknown>>
  /** Where the wallet says it is. */
  readonly where: Observable<CaipNetworkId>
}

/** Wallets say yes up to 2 s before they have moved, and need not tell: they are asked this long after each answer. */
const LOOKS_MS: readonly number[] = [500, 1_000, 1_500]

/** What a switch ends with that may have failed because the wallet lacks the chain. */
type LackingChain = Extract<SwitchError, { readonly _tag: 'ChainNotAdded' | 'SwitchFailed' | 'SwitchNotHonoured' }>

/** A failed switch, once the chain was not added either. */
const withReason = (why: LackingChain, notAdded: SwitchError): SwitchError => {
  if (notAdded._tag !== 'SwitchFailed') return notAdded
  if (why._tag === 'SwitchNotHonoured') return why
  const { cause, detail } = notAdded
  return { ...why, cause, ...(detail !== undefined && { detail }) }
}

const ended = (error: SwitchError): Observable<SwitchOutcome> => of(E.left(error))

/**
 * The questions of one switch, in their order; unsubscribing asks no further one (EIP-3326, EIP-3085, U-39). Many
 * wallets lack a chain and say so in no way that a page can read: it is added after any failure that may mean this.
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

  /** What a "yes" has come to; `elsewhere` when the wallet is not where it agreed to go. */
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
        // A wallet that has added the chain and stayed where it was is asked to move once more.
        E.isRight(answer) ? afterYes(() => tryMove(ended)) : ended(withReason(why, answer.left)),
      ),
    )
  }
  return tryMove(tryAdd)
}

/** The questions as EIP-3326 and EIP-3085 put them. `meaning`: what a refusal of the request means. */
export const eip1193SwitchQuestions = (
  network: Network,
  ask: (request: WalletRequest, meaning: (cause: unknown) => SwitchError) => Observable<E.Either<SwitchError, unknown>>,
  where: SwitchQuestions['where'],
): Omit<SwitchQuestions, 'hadChain'> => {
  const chainId = toHexChainId(network.caipNetworkId)
  /** Some wallets answer their error, and some fail once they have moved. */
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
