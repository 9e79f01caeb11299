import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { Connection } from '../../../domain/connect/connection.js'
import { toHexChainId } from '../../../domain/network/hexChainId.js'
import { attempt } from '../../shared/safeRead.js'
import { VISITOR_DEADLINE_MS } from '../shared/walletDriver.js'
import { ownAnswer } from '../shared/evmCodecs.js'
import { ERROR_CODES, REFUSALS, requestFailed } from '../shared/providerErrors.js'
import { requireSameAccountAndChain } from '../shared/sameAccountAndChain.js'
import { SAFE_PARAMS, SignedMessage } from './codecs.js'
import type { AskSafe } from './messages.js'
import { fateOf, propose, receiptOf, statusOf } from './proposals.js'

type Answer = TE.TaskEither<RequestError, unknown>

const refused = (...why: Parameters<typeof requestFailed>): E.Either<RequestError, never> =>
  E.left(requestFailed(...why))

const requireParams = <A>(params: unknown, codec: t.Type<A>): E.Either<RequestError, A> =>
  codec.is(params) ? E.right(params) : refused(...REFUSALS.params)

/** Lets a node of the chain answer instead. */
const UNSERVED = [ERROR_CODES.unsupportedMethod, 'A Safe does not serve this.'] as const

const SIGNATURE_OF_CONTRACT = '0x'

const signed = (answer: TE.TaskEither<RequestError, t.TypeOf<typeof SignedMessage>>): Answer =>
  pipe(
    answer,
    // Without a signature, verifiers ask the contract itself (ERC-1271) once the owners have signed.
    TE.map(({ signature = SIGNATURE_OF_CONTRACT }) => signature),
  )

type Handler = (ask: AskSafe, params: unknown, to: Connection) => Answer

const signTypedData: Handler = (ask, params) =>
  pipe(
    TE.fromEither(requireParams(params, SAFE_PARAMS.signTypedData)),
    TE.flatMap(([, given]) => {
      const typedData = typeof given === 'string' ? attempt<unknown>(() => JSON.parse(given), undefined) : given
      return t.UnknownRecord.is(typedData)
        ? signed(ask('signTypedMessage', { typedData }, SignedMessage, VISITOR_DEADLINE_MS))
        : TE.fromEither(refused(...REFUSALS.params))
    }),
  )

const HANDLERS: Readonly<Record<string, Handler>> = {
  eth_sendTransaction: (ask, params) =>
    pipe(TE.fromEither(requireParams(params, SAFE_PARAMS.send)), TE.flatMap(propose(ask))),
  wallet_sendCalls: (ask, params) =>
    pipe(
      TE.fromEither(requireParams(params, SAFE_PARAMS.sendCalls)),
      TE.flatMap(([{ calls }]) => propose(ask)(calls)),
      TE.map((id) => ({ id })),
    ),
  wallet_getCallsStatus: (ask, params, { caipNetworkId }) =>
    pipe(
      TE.fromEither(requireParams(params, SAFE_PARAMS.proposal)),
      TE.flatMap(([id]) =>
        pipe(
          statusOf(ask, id),
          TE.map((status) => ({ version: '2.0.0', id, chainId: toHexChainId(caipNetworkId), atomic: true, ...status })),
        ),
      ),
    ),
  wallet_getCapabilities: (_ask, _params, { caipNetworkId }) =>
    TE.right({ [toHexChainId(caipNetworkId)]: { atomic: { status: 'supported' } } }),
  // Hosts poll the proposal id like a hash; answers with the receipt of the resulting transaction.
  eth_getTransactionReceipt: (ask, params) =>
    pipe(
      TE.fromEither(requireParams(params, SAFE_PARAMS.proposal)),
      TE.flatMap(([id]) =>
        pipe(
          fateOf(ask)(id),
          TE.mapLeft(() => requestFailed(...UNSERVED)),
        ),
      ),
      TE.flatMap((fate) => (fate._tag === 'Executed' ? receiptOf(ask, fate.hash) : TE.right(null))),
    ),
  personal_sign: (ask, params) =>
    pipe(
      TE.fromEither(requireParams(params, SAFE_PARAMS.signMessage)),
      TE.flatMap(([message]) => signed(ask('signMessage', { message }, SignedMessage, VISITOR_DEADLINE_MS))),
    ),
  eth_signTypedData: signTypedData,
  eth_signTypedData_v4: signTypedData,
}

/** Executes a request of the page. Refuses unsupported methods, which a node of the chain may then answer. */
export const requestSafe = (ask: AskSafe, request: WalletRequest, to: Connection): Answer => {
  const { method, params } = request
  const own = ownAnswer(method, to)
  if (own !== undefined) return TE.right(own)
  const handler = Object.hasOwn(HANDLERS, method) ? HANDLERS[method] : undefined
  if (handler === undefined) return TE.fromEither(refused(...UNSERVED))
  return pipe(
    TE.fromEither(requireSameAccountAndChain(request, to)),
    TE.flatMap(() => handler(ask, params, to)),
  )
}
