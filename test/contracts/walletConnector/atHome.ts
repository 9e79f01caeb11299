import type { Connection } from '../../../domain/connect/connection.js'
import type { WalletHarness } from './WalletHarness.js'

/** The connection to a wallet on its initial account and chain. */
export const atHome = ({ connector, behind, approved, authName, accounts, chains }: WalletHarness): Connection => ({
  connectorId: connector.id,
  accounts: [accounts[0]],
  caipNetworkId: chains[0],
  ...(behind !== undefined && { wallet: behind }),
  ...(approved !== undefined && { approvedNetworks: approved }),
  ...(authName !== undefined && { authName }),
})
