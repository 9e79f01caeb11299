import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OpenTransfers, Transfers } from '../../../application/ports/transfers.js'
import { type RemoteError, unreachable } from '../../../domain/errors/remoteError.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { type AnyGuards, failing, guarded, type Guards, question, type TellOf } from './guards.js'

/** A broken member acts like an unreachable chain. */
const asking = failing<TransferError>(unreachable)

/** Failed after the wallet signed: the transfer may be on chain, and must not be signed again. */
const UNCONFIRMED: TransferError = { _tag: 'TransferUnconfirmed', afterMs: 0 }

const submitting = failing((): TransferError => UNCONFIRMED)

const GUARDS: Guards<Transfers> = {
  prepare: asking,
  submit: submitting,
  settled: asking,
  receiver: asking,
  find: asking,
  compare: asking,
  paidIn: asking,
}

/**
 * Guards a host's transfers. Failing to load or throwing acts like an unreachable chain; if `submit` throws, the
 * outcome is unknown.
 */
export const guardTransfers = (open: OpenTransfers, tellOf: TellOf): OpenTransfers =>
  pipe(
    question<RemoteError, Transfers>(unreachable)({ read: () => open, tell: tellOf('') }),
    // Cast is safe: each guard returns the type of its member.
    TE.map((transfers) => guarded(() => transfers, Object.entries(GUARDS) as AnyGuards, tellOf) as Transfers),
  )
