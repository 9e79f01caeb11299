import * as E from 'fp-ts/Either'
import { isSolanaKey } from '../../../domain/account/addresses/solana.js'
import type { Transfer } from '../../../domain/send/Transfer.js'
import type { TransferError } from '../../../domain/send/TransferError.js'

const MOST_UNITS = 2n ** 64n - 1n

/** What is wrong with a transfer before any chain is asked. */
export const checkTransfer = (transfer: Transfer): E.Either<TransferError, Transfer> => {
  const { from, to, contract, units } = transfer
  const addresses = [
    ['from', from],
    ['to', to],
    ['contract', contract ?? from],
  ] as const
  const malformed = addresses.find(([, address]) => !isSolanaKey(address))
  if (malformed !== undefined) return E.left({ _tag: 'MalformedAddress', which: malformed[0] })
  if (from === to) return E.left({ _tag: 'ReceiverIsSender' })
  return units > 0n && units <= MOST_UNITS ? E.right(transfer) : E.left({ _tag: 'AmountOutOfRange' })
}
