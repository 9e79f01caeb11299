import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { encodeBase58 } from '../../../domain/account/addresses/solana.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { fromBase64 } from '../../shared/bytesAsText.js'
import type { WalletRequest } from '../../../application/ports/walletConnector.js'
import { isAsAsked } from './signedAsAsked.js'
import { type AskChain, RPC_RESULTS, simulate } from './rpc.js'

const SIGNATURE_BYTES = 64
/** How many signatures there are takes one byte up to here; a transaction has no room for that many. */
const MOST_SIGNATURES = 127

/** A transaction begins with its signatures, and is known by the first one: that of whoever pays for it. */
const transactionId = (signed: string): string | undefined => {
  const bytes = fromBase64(signed)
  const [count = 0] = bytes ?? []
  if (bytes === undefined || count < 1 || count > MOST_SIGNATURES || bytes.length <= SIGNATURE_BYTES) return undefined
  return encodeBase58(bytes.slice(1, 1 + SIGNATURE_BYTES))
}

/**
 * Tries out what was signed, which a node would do, too, but say in its own words; then sends it. From there on, no
 * answer says that no node passes it on, so that none is a failure. No node hears of something else than was asked.
 */
export const submitTransfer = (
  ask: AskChain,
  signed: string,
  asked?: WalletRequest,
): TE.TaskEither<TransferError, string> => {
  const id = transactionId(signed)
  if (id === undefined) return TE.left({ _tag: 'Malformed', detail: 'signed transaction' })
  if (asked !== undefined && !isAsAsked(signed, asked))
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
