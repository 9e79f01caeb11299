import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SchedulerLike } from 'rxjs'
import { inTime } from '../../application/kernel/inTime.js'
import type { AskWallet } from '../../application/ports/assetDiscovery.js'
import type { WalletCalls } from '../../application/ports/walletCalls.js'
import { lacksMethod, type RequestError } from '../../domain/connect/walletRequest.js'
import type { CallFate } from '../../domain/requests/proposal.js'
import { bothOf, count, oneOf, onlyOne, orUndefined, stringMatching } from '../http/codecs/combinators.js'
import { toHexChainId } from '../../domain/network/hexChainId.js'

/** Deadlines of requests without a prompt; a wallet may ask its own server for the status. */
const CAPABILITIES_WITHIN_MS = 3_000
const STATUS_WITHIN_MS = 10_000

const VERSION = '2.0.0'
/** Capabilities that a wallet has on all chains. */
const EVERY_CHAIN = '0x0'

const address = stringMatching(/^0x[\da-f]{40}$/i)

/** Params of a prepared `eth_sendTransaction`. */
const Prepared = onlyOne(
  bothOf(
    t.type({ from: address, to: address }),
    t.partial({ value: stringMatching(/^0x[\da-f]{1,64}$/i), data: stringMatching(/^0x(?:[\da-f]{2})*$/i) }),
  ),
)

/** EIP-5792: an id has at most 4,096 bytes, as hexadecimal digits. */
const Batch = t.type({ id: stringMatching(/^[!-~]{1,8194}$/) })

const Receipts = t.readonlyArray(t.type({ transactionHash: stringMatching(/^0x[\da-f]{64}$/i) }))
const Status = bothOf(t.type({ status: count }), t.partial({ receipts: orUndefined(Receipts) }))

const failed = (code: number, message: string): RequestError => ({
  _tag: 'RequestFailed',
  code,
  message,
  cause: undefined,
})
const NOT_OFFERED = failed(4200, 'The wallet does not take calls on this network.')
const STATUS_LATE: RequestError = { _tag: 'RequestTimedOut', afterMs: STATUS_WITHIN_MS }
const SENSELESS = failed(-32603, 'The answer of the wallet makes no sense.')

/** Whether a wallet supports calls on a chain. A wallet that reports no capabilities is asked anyway. */
const mayTakeCalls = (capabilities: unknown, chain: string): boolean => {
  const chains = t.UnknownRecord.is(capabilities) ? Object.keys(capabilities).map((key) => key.toLowerCase()) : []
  return chains.length === 0 || chains.includes(chain) || chains.includes(EVERY_CHAIN)
}

/** Batch support on a chain, as in EIP-5792 version 2.0.0. */
const Batches = t.type({ atomic: t.type({ status: oneOf(t.literal('supported'), t.literal('ready')) }) })

/** Whether the wallet executes several calls atomically on a chain; `ready`: after the visitor allows it. */
const doesAllOrNone = (capabilities: unknown, chain: string): boolean =>
  t.UnknownRecord.is(capabilities) &&
  Object.entries(capabilities).some(
    ([key, value]) => [chain, EVERY_CHAIN].includes(key.toLowerCase()) && Batches.is(value),
  )

/** EIP-5792 groups status codes by hundreds. */
const toFate = ({ status, receipts = [] }: t.TypeOf<typeof Status>): CallFate => {
  const hash = receipts.at(-1)?.transactionHash.toLowerCase()
  const kind = Math.floor(status / 100)
  if (kind === 2 && hash !== undefined) return { _tag: 'Executed', hash }
  if (kind === 4) return { _tag: 'NotSent' }
  return kind === 5 || kind === 6 ? { _tag: 'Failed' } : { _tag: 'Sending' }
}

/** Wallet calls by EIP-5792 version 2.0.0. Never sends a batch twice. */
export const openWalletCalls = (deps: { readonly scheduler: SchedulerLike }): WalletCalls => {
  const capabilitiesOf = (account: string, ask: AskWallet): ReturnType<AskWallet> =>
    pipe(
      inTime(deps, CAPABILITIES_WITHIN_MS, ask({ method: 'wallet_getCapabilities', params: [account] })),
      TE.orElse(() => TE.right<RequestError, unknown>(undefined)),
    )
  return {
    takesBatches: (network, account, ask) =>
      pipe(
        capabilitiesOf(account, ask),
        TE.map((capabilities) => doesAllOrNone(capabilities, toHexChainId(network.caipNetworkId))),
      ),
    send: (network, requests, ask) => {
      const calls = requests.flatMap(({ params }) => (Prepared.is(params) ? params : []))
      const [first] = calls
      if (first === undefined || calls.length < requests.length) return TE.left(NOT_OFFERED)
      const chainId = toHexChainId(network.caipNetworkId)
      const batch = {
        version: VERSION,
        from: first.from,
        chainId,
        atomicRequired: calls.length > 1,
        calls: calls.map(({ to, value = '0x0', data = '0x' }) => ({ to, value, data })),
      }
      return pipe(
        capabilitiesOf(first.from, ask),
        TE.filterOrElse(
          (capabilities) => mayTakeCalls(capabilities, chainId),
          () => NOT_OFFERED,
        ),
        TE.flatMap(() => ask({ method: 'wallet_sendCalls', params: [batch] })),
        TE.flatMapEither((answer) =>
          Batch.is(answer) ? E.right(answer.id) : E.left<RequestError>({ _tag: 'RequestOutcomeUnknown' }),
        ),
      )
    },
    fate: (id, ask) =>
      pipe(
        inTime(deps, STATUS_WITHIN_MS, ask({ method: 'wallet_getCallsStatus', params: [id] }), STATUS_LATE),
        TE.flatMapEither((answer) =>
          pipe(
            Status.decode(answer),
            E.bimap(() => SENSELESS, toFate),
          ),
        ),
        TE.orElse((error) =>
          lacksMethod(error) ? TE.right<RequestError, CallFate>({ _tag: 'Lost' }) : TE.left(error),
        ),
      ),
  }
}
