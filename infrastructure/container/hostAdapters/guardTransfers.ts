import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OpenTransfers, Transfers } from '../../../application/ports/transfers.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { type AnyGuards, failing, guarded, type Guards, question, type TellOf } from './guards.js'

const unreachable = (cause: unknown): RemoteError => ({ _tag: 'Unreachable', cause })

/** What is asked of the adapter: where its member fails, it is as a chain that cannot be reached. */
const asking = failing<TransferError>(unreachable)

/** It broke after the wallet had signed: the chain may have it, and nobody should sign it again. */
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
 * The transfers that a host brings. Code of theirs that does not arrive, or that throws, is as a chain that cannot be
 * reached; where it throws while it submits what was signed, nobody knows whether it was sent.
 */
export const guardTransfers = (open: OpenTransfers, tellOf: TellOf): OpenTransfers =>
  pipe(
    question<RemoteError, Transfers>(unreachable)({ read: () => open, tell: tellOf('') }),
    // Each guard is for the member of its own name, and gives what that member is.
    TE.map((transfers) => guarded(() => transfers, Object.entries(GUARDS) as AnyGuards, tellOf) as Transfers),
  )
