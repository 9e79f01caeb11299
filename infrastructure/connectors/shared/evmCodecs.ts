import * as t from 'io-ts'
import type { Connection } from '../../../domain/connect/connection.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { toHexChainId } from '../../../domain/network/hexChainId.js'
import { readField } from '../../shared/safeRead.js'
import { readFirst } from './untrusted.js'

const CHAIN_ID = /^(?:0x[0-9a-f]{1,16}|[0-9]{1,19})$/i
/** Maximum of EIP-2294. */
const MAX_CHAIN_ID = 9223372036854775771n
const CANONICAL = /^eip155:[1-9][0-9]*$/

const toCaip = (answer: unknown): CaipNetworkId | undefined => {
  const text = typeof answer === 'number' && Number.isSafeInteger(answer) ? String(answer) : answer
  if (typeof text !== 'string' || !CHAIN_ID.test(text)) return undefined
  const chainId = BigInt(text)
  return chainId > 0n && chainId <= MAX_CHAIN_ID ? `eip155:${chainId}` : undefined
}

/** Decodes `eth_chainId` (hexadecimal, or decimal from some wallets) to a CAIP-2 id with a decimal reference. */
export const EvmChainId = new t.Type<CaipNetworkId, CaipNetworkId, unknown>(
  'EvmChainId',
  (value): value is CaipNetworkId => typeof value === 'string' && CANONICAL.test(value),
  (input, context) => {
    const id = toCaip(input)
    return id === undefined ? t.failure(input, context) : t.success(id)
  },
  t.identity,
)

/** Chain named by a request to switch to or add it; `undefined` if invalid (EIP-3326, EIP-3085). */
export const requestedChain = (params: unknown): CaipNetworkId | undefined =>
  toCaip(readField(readField(params, '0'), 'chainId'))

const MAX_ACCOUNTS = 100
const ADDRESS = /^0x[0-9a-f]{40}$/i

const isAccounts = (list: unknown): list is readonly string[] =>
  Array.isArray(list) &&
  list.length <= MAX_ACCOUNTS &&
  list.every((one) => typeof one === 'string' && ADDRESS.test(one))

const MAX_TEXT_LENGTH = 8_192
/** Some wallets return their list as a text, or a single address. */
const listIn = (input: unknown): unknown =>
  typeof input === 'string' && input.length <= MAX_TEXT_LENGTH ? input.replace(/[\s"'[\]]/g, '').split(',') : input

/** A few wallets pad addresses with blanks or prefix them with `0X`, which libraries reject. */
const plain = (one: unknown): unknown => (typeof one === 'string' ? one.trim().replace(/^0X/, '0x') : one)

/** Answer of `eth_accounts`: the first 100 addresses, in the wallet's spelling. */
export const EvmAccounts = new t.Type<readonly string[], readonly string[], unknown>(
  'EvmAccounts',
  isAccounts,
  (input, context) => {
    const copy = readFirst(listIn(input), MAX_ACCOUNTS)?.map(plain)
    return isAccounts(copy) ? t.success(copy) : t.failure(input, context)
  },
  t.identity,
)

/** Answers for connected wallets from the page's own state, without a request. */
const ANSWERS: Readonly<
  Record<string, (connection: Pick<Connection, 'accounts' | 'caipNetworkId'>) => string | readonly unknown[]>
> = {
  eth_accounts: ({ accounts }) => accounts,
  eth_requestAccounts: ({ accounts }) => accounts,
  eth_chainId: ({ caipNetworkId }) => toHexChainId(caipNetworkId),
  wallet_getPermissions: () => [{ parentCapability: 'eth_accounts' }],
}

/** Answer to an EVM request that needs no wallet; `undefined` for all others. */
export const ownAnswer = (
  method: string,
  connection: Pick<Connection, 'accounts' | 'caipNetworkId'>,
): string | readonly unknown[] | undefined =>
  Object.hasOwn(ANSWERS, method) ? ANSWERS[method]?.(connection) : undefined
