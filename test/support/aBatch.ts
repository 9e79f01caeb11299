import type { WalletRequest } from '../../domain/connect/walletRequest.js'

/** Two calls in one request (EIP-5792). */
export const aBatch = (from: string): WalletRequest => ({
  method: 'wallet_sendCalls',
  params: [
    {
      version: '2.0.0',
      chainId: '0x1',
      from,
      atomicRequired: true,
      calls: [
        { to: from, value: '0x1' },
        { to: from, data: '0x00' },
      ],
    },
  ],
})
