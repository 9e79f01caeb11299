import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import { sendDefinition } from '../../../application/send/feature.js'
import type { SendApi } from '../../../application/send/sendApi.js'
import { RECEIVER_BOOK } from '../../../application/send/tokens.js'
import { makeStoredReceiverBook } from '../../storage/receiverBook.js'
import { HISTORY_ADAPTERS } from '../bindings/history.js'
import { NAME_ADAPTERS } from '../bindings/names.js'
import { stored } from '../../storage/stored.js'
import { TRANSFER_ADAPTERS } from '../bindings/transfers.js'
import { WALLET_CALLS_ADAPTERS } from '../bindings/walletCalls.js'

/** Sending, with transfers, names and the store of saved receivers. */
export const send: LazyFeature<SendApi> = {
  ...sendDefinition,
  adapters: [
    stored(RECEIVER_BOOK, makeStoredReceiverBook),
    HISTORY_ADAPTERS,
    NAME_ADAPTERS,
    TRANSFER_ADAPTERS,
    WALLET_CALLS_ADAPTERS,
  ],
}
