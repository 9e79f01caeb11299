import * as E from 'fp-ts/Either'
import type { Network } from '../network/network.js'
import { type AmountEntry, type AmountProblem, readAmount, type PaymentAmount } from '../payment/amount.js'
import { assetById, isOneOfAKind, type Asset } from '../asset/asset.js'
import type { NameLookup } from './receiverName.js'
import { type AskedPayment, transferOrder } from '../payment/openPayment.js'
import { type NamedReceiver, readReceiver, type ReceiverProblem } from './receiverText.js'
import type { Transfer, TransferAsset } from './transfer.js'

/** The visitor's input. */
export interface SendForm {
  /** Id of an asset; initially the coin. */
  readonly assetId: string
  readonly amount: AmountEntry
  /** The text in the field. */
  readonly receiver: string
}

/** A complete transfer, which chains can be asked about. */
export interface SendOrder extends PaymentAmount {
  readonly network: Network
  readonly asset: Asset
  /** Plain address of the sender. */
  readonly from: string
  /** Plain address of the receiver; EVM addresses in checksum spelling. */
  readonly to: string
  /** The name that resolved to it, as the visitor entered it. */
  readonly name?: string
}

/** A parsed form: each part by itself, so that each field can report its own problem. */
export interface CheckedForm {
  /** `undefined` if the account no longer has the asset. */
  readonly asset: Asset | undefined
  readonly amount: E.Either<AmountProblem, PaymentAmount>
  readonly receiver: E.Either<ReceiverProblem, NamedReceiver>
  /** Set if all parts are valid. */
  readonly order: SendOrder | undefined
}

/** The sender and its context. */
export interface SendPlace {
  readonly network: Network
  /** Plain address. */
  readonly from: string
  readonly assets: readonly Asset[]
  /** State of the lookup for the name in the form. */
  readonly lookup: NameLookup | undefined
}

/** An ERC-721 token is unique. */
const ONE: PaymentAmount = { units: 1n, amount: '1', value: undefined }

const amountOf = ({ amount }: SendForm, asset: Asset | undefined, locale: string): CheckedForm['amount'] => {
  if (asset === undefined) return E.left({ _tag: 'AmountNeeded' })
  return isOneOfAKind(asset) ? E.right(ONE) : readAmount(amount, asset, locale)
}

/** Parses a form (S5-06). `locale`: BCP 47, how the visitor writes numbers. */
export const checkForm = (form: SendForm, place: SendPlace, locale: string): CheckedForm => {
  const { network, from, assets, lookup } = place
  const asset = assetById(assets, network, form.assetId)
  const receiver = readReceiver(form.receiver, {
    namespace: network.chainNamespace,
    from,
    lookup,
    contract: asset?.contract,
  })
  const amount = amountOf(form, asset, locale)
  const parts = { asset, amount, receiver }
  if (asset === undefined || E.isLeft(amount) || E.isLeft(receiver)) return { ...parts, order: undefined }
  const { address: to, ...named } = receiver.right
  return { ...parts, order: { network, asset, from, to, ...named, ...amount.right } }
}

const assetOf = ({ asset: { contract, nft, decimals }, units }: SendOrder): TransferAsset => {
  if (contract === undefined) return { _tag: 'Coin', units }
  if (nft === undefined) return { _tag: 'Token', contract, units, decimals }
  const { standard, tokenId } = nft
  return standard === 'ERC-721' ? { _tag: 'Nft', contract, tokenId } : { _tag: 'MultiToken', contract, tokenId, units }
}

/** Converts an order to the transfer that chains are asked about. */
export const toTransfer = (order: SendOrder): Transfer => ({ from: order.from, to: order.to, asset: assetOf(order) })

/**
 * The order as it is noted before a wallet is asked. Two orders with the same network, sender, receiver and asset may
 * be the same payment twice.
 */
export const askedForSend = ({ network, asset, from, to, units, amount }: SendOrder): AskedPayment => ({
  namespace: network.chainNamespace,
  order: transferOrder({ caipNetworkId: network.caipNetworkId, from, token: asset.id, to }),
  ...(units !== 'All' && amount !== undefined && { amount: `${amount} ${asset.symbol}` }),
})
