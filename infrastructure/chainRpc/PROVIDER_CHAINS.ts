/** EVM chains that the provider's RPC endpoint serves, by chain id. A list of the client: the server is not asked. */
const EVM_CHAINS: readonly number[] = [
  1, 10, 56, 97, 100, 137, 300, 324, 1101, 1301, 1329, 5000, 5003, 8217, 8453, 17000, 42161, 42220, 43113, 43114, 59144,
  80002, 80084, 84532, 421614, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
]

/** Mainnet, devnet and testnet of Solana. */
const SOLANA_CHAINS = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
]

/** CAIP-2 ids of the chains that the provider's RPC endpoint serves (S7-32). */
export const PROVIDER_CHAINS: ReadonlySet<string> = new Set([
  ...EVM_CHAINS.map((id) => `eip155:${id}`),
  ...SOLANA_CHAINS.map((id) => `solana:${id}`),
])
