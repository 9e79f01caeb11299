import type { Connection } from '../../../domain/connect/connection.js'
import { toHexChainId } from '../../shared/chainId.js'

/** What a wallet that is connected is not asked for: the page knows it. */
const ANSWERS: Readonly<
  Record<string, (connection: Pick<Connection, 'accounts' | 'caipNetworkId'>) => string | readonly unknown[]>
> = {
  eth_accounts: ({ accounts }) => accounts,
  eth_requestAccounts: ({ accounts }) => accounts,
  eth_chainId: ({ caipNetworkId }) => toHexChainId(caipNetworkId),
  wallet_getPermissions: () => [{ parentCapability: 'eth_accounts' }],
}

/** The answer to an EVM request that needs no wallet; `undefined` for all others. */
export const ownAnswer = (
  method: string,
  connection: Pick<Connection, 'accounts' | 'caipNetworkId'>,
): string | readonly unknown[] | undefined =>
  Object.hasOwn(ANSWERS, method) ? ANSWERS[method]?.(connection) : undefined
