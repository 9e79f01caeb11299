import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { encodeBase58 } from '../../../domain/account/addresses/solana.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { fromBase64, toBase64 } from '../../shared/bytesAsText.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { SettlingDeps } from '../settling.js'
import { awaitSettled } from './awaitSettled.js'
import { hasWrongSignature, isAsAsked } from './signedAsAsked.js'
import { type AskChain, RPC_RESULTS, simulate } from './rpc.js'

const SIGNATURE_BYTES = 64
/** Up to here the signature count takes one byte; a transaction has no room for that many. */
const MOST_SIGNATURES = 127

interface SignedTransaction {
  /** Transaction id: the first signature, that of the fee payer. */
  readonly id: string
  /** The same transaction (base64) with empty signatures, which no chain executes. */
  readonly unsigned: string
}

const readSigned = (signed: string): SignedTransaction | undefined => {
  const bytes = fromBase64(signed)
  const [count = 0] = bytes ?? []
  const end = 1 + count * SIGNATURE_BYTES
  if (bytes === undefined || count < 1 || count > MOST_SIGNATURES || bytes.length <= end) return undefined
  const id = encodeBase58(bytes.slice(1, 1 + SIGNATURE_BYTES))
  return id === undefined ? undefined : { id, unsigned: toBase64(bytes.fill(0, 1, end)) }
}

/**
 * Sends a signed transaction; resolves with its id once a node took it. The nodes get it one after the other, each only
 * if the one before failed, which may have kept it nevertheless: the signature is the same everywhere, so the chain
 * executes the transaction once at most. If all nodes failed, the chain is asked for the transaction. Left:
 * `TransferUnconfirmed`, even if it seems to have expired, because nodes that failed prove nothing.
 */
const send = (ask: AskChain, deps: SettlingDeps, signed: string, id: string): TE.TaskEither<TransferError, string> =>
  pipe(
    ask(RPC_RESULTS.signature, 'sendTransaction', [signed, { encoding: 'base64', skipPreflight: true }]),
    TE.map(() => id),
    TE.orElse(() => async () => {
      const start = deps.scheduler.now()
      const settled = await awaitSettled(ask, deps, id)()
      return E.isRight(settled) || settled.left._tag === 'TransferFailed'
        ? E.right(id)
        : E.left<TransferError>({ _tag: 'TransferUnconfirmed', afterMs: deps.scheduler.now() - start })
    }),
  )

/**
 * Checks a signed transaction against the request, simulates it without its signatures to get a typed error, and sends
 * it. A node that got the signatures could send it after the page has reported that nothing was sent.
 */
export const submitTransfer = (
  ask: AskChain,
  deps: SettlingDeps,
  signed: string,
  request?: WalletRequest,
): TE.TaskEither<TransferError, string> => {
  const read = readSigned(signed)
  if (read === undefined) return TE.left({ _tag: 'Malformed', detail: 'signed transaction' })
  if (request !== undefined && !isAsAsked(signed, request))
    return TE.left({ _tag: 'SimulationFailed', reason: 'Signed something else' })
  return pipe(
    TE.fromTask(() => hasWrongSignature(signed)),
    TE.flatMap((isWrong) =>
      isWrong
        ? TE.left<TransferError, unknown>({ _tag: 'SimulationFailed', reason: 'SignatureFailure' })
        : simulate(ask, read.unsigned, { blockhash: 'Own', watch: [] }),
    ),
    TE.flatMap(() => send(ask, deps, signed, read.id)),
  )
}
