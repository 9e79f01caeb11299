import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import type { WalletEntry } from './directoryCodecs.js'

/** A listing in our own spelling (wire reference 8.1). */
export const toWalletListing = (entry: WalletEntry): WalletListing => ({
  id: entry.id,
  name: entry.name,
  chains: entry.chains ?? [],
  certified: entry.badge_type === 'certified',
  ...(entry.image_id === undefined ? {} : { imageId: entry.image_id }),
  ...(entry.image_url === undefined ? {} : { imageUrl: entry.image_url }),
  ...(entry.rdns === undefined ? {} : { rdns: entry.rdns }),
  ...(entry.homepage === undefined ? {} : { homepage: entry.homepage }),
  ...(entry.mobile_link === undefined ? {} : { mobileLink: entry.mobile_link }),
  ...(entry.link_mode === undefined ? {} : { universalLink: entry.link_mode }),
  ...(entry.desktop_link === undefined ? {} : { desktopLink: entry.desktop_link }),
  ...(entry.webapp_link === undefined ? {} : { webappLink: entry.webapp_link }),
  ...(entry.chrome_store === undefined ? {} : { chromeStore: entry.chrome_store }),
  ...(entry.app_store === undefined ? {} : { appStore: entry.app_store }),
  ...(entry.play_store === undefined ? {} : { playStore: entry.play_store }),
})
