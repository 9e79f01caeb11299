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
const Id = stringMatching(/^[!-~]{1,8194}$/)
/** Version 1.0 returns the id as bare text. */
const Batch = oneOf(Id, t.type({ id: Id }))

const Receipts = t.readonlyArray(
  bothOf(t.type({ transactionHash: stringMatching(/^0x[\da-f]{64}$/i) }), t.partial({ status: t.unknown })),
)
/** Status of version 2.0.0, as a number, or of version 1.0, as a word. */
const Status = bothOf(
  t.type({ status: oneOf(count, t.literal('PENDING'), t.literal('CONFIRMED')) }),
  t.partial({ receipts: orUndefined(Receipts) }),
)

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

/**
 * The status code of version 2.0.0. `CONFIRMED` of version 1.0 means that the chain has it, reverted or not: the
 * receipts tell.
 */
const toCode = ({ status, receipts = [] }: t.TypeOf<typeof Status>): number => {
  if (status === 'PENDING') return 100
  if (status !== 'CONFIRMED') return status
  const reverted = receipts.filter((receipt) => receipt.status === '0x0').length
  if (reverted === 0) return 200
  return reverted === receipts.length ? 500 : 600
}

/** EIP-5792 groups status codes by hundreds. */
const toFate = (answer: t.TypeOf<typeof Status>): CallFate => {
  const hash = answer.receipts?.at(-1)?.transactionHash.toLowerCase()
  switch (Math.floor(toCode(answer) / 100)) {
    case 2:
      return hash === undefined ? { _tag: 'Confirmed' } : { _tag: 'Executed', hash }
    case 4:
      return { _tag: 'NotSent' }
    case 5:
      return { _tag: 'Failed' }
    case 6:
      return { _tag: 'PartlyReverted' }
    default:
      return { _tag: 'Sending' }
  }
}

/** Wallet calls by EIP-5792 version 2.0.0; also reads the answers of version 1.0. Never sends a batch twice. */
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
        TE.flatMapEither((answer) => {
          if (!Batch.is(answer)) return E.left<RequestError>({ _tag: 'RequestOutcomeUnknown' })
          return E.right(typeof answer === 'string' ? answer : answer.id)
        }),
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
