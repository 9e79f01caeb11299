import { NAMES, TRANSFERS } from '../../../application/ports/tokens.js'
import type { NameError } from '../../../domain/names/nameError.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { failing } from './guards.js'
import { asking, guarding, opening } from './portGuards.js'

/** Failed after the wallet signed: the transfer may be on chain, and must not be signed again. */
const UNCONFIRMED: TransferError = { _tag: 'TransferUnconfirmed', afterMs: 0 }

/** Guards of name lookups: a broken member acts like an unreachable server. */
export const NAME_GUARDS = [guarding(NAMES, () => ({ resolve: asking<NameError>(), nameOf: asking<NameError>() }))]

/** Guards of transfers: a broken member acts like an unreachable chain; if `submit` throws, the outcome is unknown. */
export const TRANSFER_GUARDS = [
  opening(TRANSFERS, {
    prepare: asking<TransferError>(),
    submit: failing((): TransferError => UNCONFIRMED),
    settled: asking<TransferError>(),
    receiver: asking<TransferError>(),
    find: asking<TransferError>(),
    compare: asking<TransferError>(),
    paidIn: asking<TransferError>(),
  }),
]
