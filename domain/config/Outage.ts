/** A part that does not answer. Nothing else stops working because of it (design 3.3). */
export type Outage = 'walletApi' | 'blockchainApi' | 'chainRpc'
