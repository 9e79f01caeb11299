import type { HistoryEntry } from '../../domain/activity/history.js'

/** An ETH payment received on mainnet, by default. */
export const aHistoryEntry = (id: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  hash: `0x${id}`,
  chainId: 'eip155:1',
  operation: 'receive',
  minedAt: 0,
  from: '0xa',
  to: '0xb',
  status: 'confirmed',
  transfers: [{ direction: 'in', amount: '1', asset: { _tag: 'Token', symbol: 'ETH' } }],
  ...more,
})
