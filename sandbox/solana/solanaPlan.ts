/** What stands on the Solana chain at its start. Amounts are in base units, by the accounts' places; prices in US dollars. */
export const SOLANA_PLAN = {
  name: 'Sandbox Solana',
  coin: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  coinPrice: '142.60',
  lamports: [12_500_000_000n, 250_000_000_000n, 3_000_000_000n, 100_000_000_000n, 100_000_000_000n],
  faucetLamports: 5_000_000_000_000_000n,
  token: {
    name: 'Juniper Dollar',
    symbol: 'JNPR',
    decimals: 6,
    price: '1.00',
    held: [150_250_000n, 40_000_000n, 0n, 1_000_000n],
  },
} as const
