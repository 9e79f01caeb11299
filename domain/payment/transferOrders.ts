import type { WalletRequest } from '../connect/walletRequest.js'
import type { CaipNetworkId } from '../network/network.js'
import { transferOrder } from './openPayment.js'

/** The account and network of a wallet, which count where a request names none. */
export interface WalletPlace {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address. */
  readonly from: string
}

const WORD_DIGITS = 64
const ADDRESS_DIGITS = 40

/** Selectors of calls that move tokens, with the positions of the receiver and of an NFT's number. */
const MOVES: ReadonlyMap<string, { readonly to: number; readonly tokenId?: number }> = new Map([
  // transfer(address,uint256)
  ['a9059cbb', { to: 0 }],
  // safeTransferFrom(address,address,uint256)
  ['42842e0e', { to: 1, tokenId: 2 }],
  // safeTransferFrom(address,address,uint256,uint256,bytes)
  ['f242432a', { to: 1, tokenId: 2 }],
])

const field = (source: unknown, key: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, key) : undefined

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)

/** Absent, or a number of zero; hosts write numbers as text, too. */
const isNothing = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^(?:0x)?0*$/i.test(value)
    : value === undefined || value === null || value === 0 || value === 0n

/** Receiver of a transfer, and its token unless it moves coins; `undefined` for any other call. */
const moved = (call: unknown): { readonly token?: string; readonly to: string } | undefined => {
  const [contract, data = field(call, 'input')] = [field(call, 'to'), field(call, 'data')]
  if (!isAddress(contract)) return undefined
  if (isNothing(data)) return isNothing(field(call, 'value')) ? undefined : { to: contract }
  const [, selector = '', args = ''] = /^0x([0-9a-f]{8})((?:[0-9a-f]{64})+)/i.exec(String(data)) ?? []
  const move = MOVES.get(selector.toLowerCase())
  if (move === undefined) return undefined
  const wordAt = (at: number): string => args.slice(at * WORD_DIGITS, (at + 1) * WORD_DIGITS)
  const to = `0x${wordAt(move.to).slice(-ADDRESS_DIGITS)}`
  if (!isAddress(to)) return undefined
  if (move.tokenId === undefined) return { token: contract, to }
  const tokenId = wordAt(move.tokenId)
  return tokenId === '' ? undefined : { token: `${contract}/${BigInt(`0x${tokenId}`)}`, to }
}

/**
 * The orders of the plain transfers that a host asks an EVM wallet for, as Send notes its own (`askedForSend`): the
 * visitor may then make the same payment by Send. Throws if a host's object throws.
 */
export const transferOrders = ({ method, params }: WalletRequest, place: WalletPlace): readonly string[] => {
  const asked = field(params, '0')
  const calls = method === 'wallet_sendCalls' ? field(asked, 'calls') : [asked]
  if (!/^(?:eth_sendTransaction|wallet_sendCalls)$/.test(method) || !Array.isArray(calls)) return []
  const [chainId, sender] = [field(asked, 'chainId'), field(asked, 'from')]
  const isNamed = typeof chainId === 'string' && /^0x[0-9a-f]{1,16}$/i.test(chainId)
  const caipNetworkId: CaipNetworkId = isNamed ? `eip155:${BigInt(chainId)}` : place.caipNetworkId
  const from = isAddress(sender) ? sender : place.from
  const moves = calls.flatMap((call: unknown) => moved(call) ?? [])
  return [...new Set(moves.map((move) => transferOrder({ caipNetworkId, from, ...move })))]
}
