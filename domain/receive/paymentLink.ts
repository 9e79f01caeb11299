import * as E from 'fp-ts/Either'
import { type AmountError, baseUnitsToDecimal, parseBaseUnits } from '../amount/baseUnits.js'
import type { ChainNamespace, Network } from '../network/network.js'
import { COIN, type PayableAsset } from './payableAsset.js'

export type PaymentLinkError =
  | AmountError
  /** An amount of 0 asks for nothing. */
  | { readonly _tag: 'NothingAsked' }

/** What a payment link asks for. */
export interface PaymentRequest {
  /** Plain address of whoever is to be paid. */
  readonly address: string
  readonly network: Network
  readonly asset: PayableAsset
  /** Decimal text in whole coins or tokens. */
  readonly amount: string
}

type LinkOf = (request: PaymentRequest, units: bigint) => string

const evmLink: LinkOf = ({ address, network: { id }, asset }, units) =>
  asset.id === COIN
    ? `ethereum:${address}@${id}?value=${units}`
    : `ethereum:${asset.id}@${id}/transfer?address=${address}&uint256=${units}`

const solanaLink: LinkOf = ({ address, asset }, units) => {
  const amount = baseUnitsToDecimal(units, asset.decimals)
  return `solana:${address}?amount=${amount}${asset.id === COIN ? '' : `&spl-token=${asset.id}`}`
}

const bitcoinLink: LinkOf = ({ address, asset }, units) =>
  `bitcoin:${address}?amount=${baseUnitsToDecimal(units, asset.decimals)}`

/** EIP-681; Solana Pay, a transfer request; BIP 21. Elsewhere wallets read no link in common. */
const LINKS: Partial<Record<ChainNamespace, LinkOf>> = { eip155: evmLink, solana: solanaLink, bip122: bitcoinLink }

/** Whether a payment can be asked for on a network by a link. */
export const hasPaymentLinks = ({ chainNamespace }: Network): boolean => chainNamespace in LINKS

/** An amount as people write it: with the digits and the decimal sign of their language, and no grouping. */
const plainAmount = (text: string): string =>
  text
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    // A comma before three digits may group thousands, and is not read as the one or the other.
    .replace(/^(\d+)(?:,(?!\d{3}$)|\u066b)(\d+)$/, '$1.$2')
    // Half typed.
    .replace(/^(\d+)\.$/, '$1')
    .replace(/^\.(\d+)$/, '0.$1')

/** A link by which a wallet fills in a payment, and the amount it asks for, as decimal text. */
export interface PaymentLink {
  readonly link: string
  readonly amount: string
}

/** Exact: no digit is rounded. `undefined` on networks without such a link. */
export const paymentLink = (request: PaymentRequest): E.Either<PaymentLinkError, PaymentLink> | undefined => {
  const link = LINKS[request.network.chainNamespace]
  if (link === undefined) return undefined
  const units = parseBaseUnits(plainAmount(request.amount), request.asset.decimals)
  if (E.isLeft(units)) return units
  if (units.right === 0n) return E.left({ _tag: 'NothingAsked' })
  return E.right({ link: link(request, units.right), amount: baseUnitsToDecimal(units.right, request.asset.decimals) })
}
