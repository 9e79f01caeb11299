import type { TokenBalance } from '../../domain/account/tokens.js'

/** Ten USDC on Ethereum, by default. */
export const aToken = (change: Partial<TokenBalance> = {}): TokenBalance => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: `eip155:1:0x${'c0'.repeat(20)}`,
  value: 10,
  price: 1,
  quantity: { decimals: '6', numeric: '10' },
  iconUrl: 'https://icons.example/usdc.png',
  ...change,
})
