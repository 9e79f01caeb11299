import { NAMES, TRANSFERS } from '../../../application/ports/tokens.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { failing } from './guards.js'
import { asking, guarding } from './portGuards.js'

/** Failed after the wallet signed: the transfer may be on chain, and must not be signed again. */
const UNCONFIRMED: TransferError = { _tag: 'TransferUnconfirmed', afterMs: 0 }

/**
 * Guards of the ports for sending: a broken member acts like an unreachable server or chain; if `submit` throws, the
 * outcome is unknown.
 */
export const SEND_GUARDS = [
  guarding(NAMES, () => ({ resolve: asking, nameOf: asking })),
  guarding(TRANSFERS, () => ({
    prepare: asking,
    submit: failing((): TransferError => UNCONFIRMED),
    settled: asking,
    receiver: asking,
    find: asking,
    compare: asking,
    paidIn: asking,
  })),
]
