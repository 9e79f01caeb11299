import type { Connection } from '../../domain/connect/connection.js'

/** One account on Ethereum, by default. */
export const aConnection = (change: Partial<Connection> = {}): Connection => ({
  connectorId: 'org.example.fake',
  accounts: [`0x${'a1'.repeat(20)}`],
  caipNetworkId: 'eip155:1',
  ...change,
})
