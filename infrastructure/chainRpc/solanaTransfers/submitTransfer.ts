import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { encodeBase58 } from '../../../domain/account/addresses/solana.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { fromBase64 } from '../../shared/bytesAsText.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { isAsAsked } from './signedAsAsked.js'
import { type AskChain, RPC_RESULTS, simulate } from './rpc.js'

const SIGNATURE_BYTES = 64
/** Up to here the signature count takes one byte; a transaction has no room for that many. */
const MOST_SIGNATURES = 127

/** Transaction id: the first signature in a transaction, that of the fee payer. */
const transactionId = (signed: string): string | undefined => {
  const bytes = fromBase64(signed)
  const [count = 0] = bytes ?? []
  if (bytes === undefined || count < 1 || count > MOST_SIGNATURES || bytes.length <= SIGNATURE_BYTES) return undefined
  return encodeBase58(bytes.slice(1, 1 + SIGNATURE_BYTES))
}

/**
 * Checks the signed transaction against the request, simulates it to get a typed error, and sends it. Errors of sending
 * are ignored: any node may have forwarded it.
 */
export const submitTransfer = (
  ask: AskChain,
  signed: string,
  request?: WalletRequest,
): TE.TaskEither<TransferError, string> => {
  const id = transactionId(signed)
  if (id === undefined) return TE.left({ _tag: 'Malformed', detail: 'signed transaction' })
  if (request !== undefined && !isAsAsked(signed, request))
    return TE.left({ _tag: 'SimulationFailed', reason: 'Signed something else' })
  const send = ask(RPC_RESULTS.signature, 'sendTransaction', [signed, { encoding: 'base64', skipPreflight: true }])
  return pipe(
    simulate(ask, signed, { isSigned: true, watch: [] }),
    TE.flatMapTask(() =>
      pipe(
        send,
        T.map(() => id),
      ),
    ),
  )
}
