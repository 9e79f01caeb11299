import * as E from 'fp-ts/Either'
import { type AmountError, baseUnitsToDecimal, parseBaseUnits } from '../amount/baseUnits.js'
import type { Network } from '../network/network.js'
import { plainAmount } from '../amount/plainAmount.js'
import type { Asset } from '../asset/asset.js'

export type PaymentLinkError =
  | AmountError
  /** An amount of 0 requests nothing. */
  | { readonly _tag: 'NothingAsked' }
  /** More than the chain can count. */
  | { readonly _tag: 'TooMuch' }

/** The contents of a payment link. */
export interface PaymentRequest {
  /** Plain address of the payee. */
  readonly address: string
  readonly network: Network
  readonly asset: Pick<Asset, 'contract' | 'decimals'>
  /** As the visitor writes it, in whole coins or tokens. */
  readonly amount: string
  /** BCP 47 tag: how the visitor writes numbers. */
  readonly locale: string
}

/** A link from which a wallet fills in a payment, and the requested amount as decimal text. */
export interface PaymentLink {
  readonly link: string
  readonly amount: string
}

interface LinkFormat {
  readonly link: (request: PaymentRequest, units: bigint, amount: string) => string
  /** Largest possible number of base units. */
  readonly most: bigint
}

const EVM: LinkFormat = {
  link: ({ address, network: { caipNetworkId }, asset }, units) => {
    const chain = caipNetworkId.slice('eip155:'.length)
    return asset.contract === undefined
      ? `ethereum:${address}@${chain}?value=${units}`
      : `ethereum:${asset.contract}@${chain}/transfer?address=${address}&uint256=${units}`
  },
  most: 2n ** 256n - 1n,
}

const SOLANA: LinkFormat = {
  link: ({ address, asset }, _units, amount) =>
    `solana:${address}?amount=${amount}${asset.contract === undefined ? '' : `&spl-token=${asset.contract}`}`,
  most: 2n ** 64n - 1n,
}

const BITCOIN: LinkFormat = {
  link: ({ address }, _units, amount) => `bitcoin:${address}?amount=${amount}`,
  most: 21n * 10n ** 14n,
}

/**
 * EIP-681 links name their chain. Solana Pay transfer requests and BIP 21 links do not, and stand for mainnet: on a
 * test network, or on another chain of the family, the payer would pay with real coins.
 */
const formatOf = ({ chainNamespace, caipNetworkId }: Network): LinkFormat | undefined => {
  if (chainNamespace === 'eip155') return EVM
  if (caipNetworkId === 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') return SOLANA
  return caipNetworkId === 'bip122:000000000019d6689c085ae165831e93' ? BITCOIN : undefined
}

/** Whether a payment can be requested by a link on a network. */
export const hasPaymentLinks = (network: Network): boolean => formatOf(network) !== undefined

/** Exact: no digit is rounded. `undefined` on networks without such a link. */
export const paymentLink = (request: PaymentRequest): E.Either<PaymentLinkError, PaymentLink> | undefined => {
  const format = formatOf(request.network)
  if (format === undefined) return undefined
  const { amount: text, locale, asset } = request
  const plain = plainAmount(text, locale)
  if (plain === undefined) return E.left({ _tag: 'NotADecimal', text })
  const units = parseBaseUnits(plain, asset.decimals)
  if (E.isLeft(units)) return units
  if (units.right === 0n) return E.left({ _tag: 'NothingAsked' })
  if (units.right > format.most) return E.left({ _tag: 'TooMuch' })
  const amount = baseUnitsToDecimal(units.right, asset.decimals)
  return E.right({ link: format.link(request, units.right, amount), amount })
}
