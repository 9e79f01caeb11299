import * as E from 'fp-ts/Either'
import type { Connection } from '../../../domain/connect/connection.js'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import { readField } from '../../shared/safeRead.js'
import { EvmChainId } from './evmCodecs.js'
import { REFUSALS, requestFailed } from './providerErrors.js'

/** Position of the account among the params of a signing method. */
const ACCOUNT_AT: Readonly<Record<string, string>> = {
  personal_sign: '1',
  eth_signTypedData: '0',
  eth_signTypedData_v4: '0',
}
const PAYS = /^(?:eth_sendTransaction|wallet_sendCalls)$/

const lowerCase = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value)

/** Whether a call has its data once: `input` is another name of `data`. */
const hasOneData = (call: unknown): boolean => {
  const [data, input] = [readField(call, 'data'), readField(call, 'input')]
  return data === undefined || input === undefined || lowerCase(data) === lowerCase(input)
}

const callsIn = (payment: unknown): readonly unknown[] => {
  const calls = readField(payment, 'calls')
  return Array.isArray(calls) ? calls : [payment]
}

type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS]

const refusalOfPayment = (payment: unknown, { caipNetworkId }: Pick<Connection, 'caipNetworkId'>) => {
  if (!callsIn(payment).every(hasOneData)) return REFUSALS.params
  const chainId = readField(payment, 'chainId')
  if (chainId === undefined) return undefined
  const chain = EvmChainId.decode(typeof chainId === 'bigint' ? String(chainId) : chainId)
  if (E.isLeft(chain)) return REFUSALS.params
  return chain.right === caipNetworkId ? undefined : REFUSALS.chain
}

/**
 * For an EVM wallet with one account on one chain: refuses a payment or signature for another account (4100), and
 * a payment that names another chain (4901, EIP-1193), has an unreadable `chainId`, or differs in `data` and `input`
 * (-32602). The wallet would otherwise pay from its own account on its own chain.
 */
export const requireSameAccountAndChain = (
  { method, params }: WalletRequest,
  connection: Pick<Connection, 'accounts' | 'caipNetworkId'>,
): E.Either<RequestError, void> => {
  const refused = ([code, message]: Refusal): E.Either<RequestError, never> => E.left(requestFailed(code, message))
  const payment = PAYS.test(method) ? readField(params, '0') : undefined
  const position = Object.hasOwn(ACCOUNT_AT, method) ? ACCOUNT_AT[method] : undefined
  const named = position === undefined ? readField(payment, 'from') : readField(params, position)
  if (named !== undefined && lowerCase(named) !== lowerCase(connection.accounts[0])) return refused(REFUSALS.account)
  const refusal = refusalOfPayment(payment, connection)
  return refusal === undefined ? E.right(undefined) : refused(refusal)
}
