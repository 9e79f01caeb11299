import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type EvmAddress, parseEvmAddress } from '../../../domain/account/addresses/evm.js'
import { isCountable } from '../../../domain/send/funds.js'
import type { FeePayer } from '../../../domain/payment/fee.js'
import type { Transfer, TransferAddress, TransferAsset, TransferError } from '../../../domain/send/transfer.js'

/** A transfer with validated addresses and checksums (EIP-55). `target`: the contract or account to call. */
export interface CheckedTransfer {
  readonly from: EvmAddress
  readonly to: EvmAddress
  readonly target: EvmAddress
  readonly asset: TransferAsset
  readonly feePayer: FeePayer
}

/** 256 bits. */
const MOST = 2n ** 256n - 1n
/** Lower addresses are the zero address and precompiles, which have no key. */
const FIRST_ACCOUNT = 0x1_0000n

/** Parses an address; `MalformedAddress` or `WrongChecksum` (EIP-55) on failure. */
export const readAddress = (which: TransferAddress, text: string): E.Either<TransferError, EvmAddress> =>
  pipe(
    parseEvmAddress(text),
    E.mapLeft((_tag): TransferError => ({ _tag, which })),
  )

const checkRules = (checked: CheckedTransfer): E.Either<TransferError, CheckedTransfer> => {
  const { from, to, target, asset } = checked
  if (from === to) return E.left({ _tag: 'ReceiverIsSender' })
  if (asset._tag !== 'Coin' && to === target) return E.left({ _tag: 'ReceiverIsToken' })
  if (BigInt(to) < FIRST_ACCOUNT) return E.left({ _tag: 'ReceiverIsNoWallet' })
  if ('tokenId' in asset && (asset.tokenId < 0n || asset.tokenId > MOST)) return E.left({ _tag: 'UnknownToken' })
  return isCountable(asset, MOST) ? E.right(checked) : E.left({ _tag: 'AmountOutOfRange' })
}

/** Validates a transfer without asking a chain. */
export const checkTransfer = (transfer: Transfer): E.Either<TransferError, CheckedTransfer> => {
  const { asset } = transfer
  const from = readAddress('from', transfer.from)
  if (E.isLeft(from)) return from
  const to = readAddress('to', transfer.to)
  if (E.isLeft(to)) return to
  const target = asset._tag === 'Coin' ? to : readAddress('contract', asset.contract)
  if (E.isLeft(target)) return target
  const { feePayer = 'Sender' } = transfer
  return checkRules({ from: from.right, to: to.right, target: target.right, asset, feePayer })
}
