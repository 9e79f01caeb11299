import type { IWalletKit } from '@reown/walletkit'
import type { PhoneState } from './PhoneState.js'

/** The sites that a wallet is connected to. */
export const sitesOf = (kit: IWalletKit): PhoneState['sessions'] =>
  Object.values(kit.getActiveSessions()).map(({ topic, peer, expiry }) => ({
    topic,
    site: { name: peer.metadata.name, url: peer.metadata.url },
    expiresAt: expiry * 1_000,
  }))
