import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import type { WalletEntry } from './directoryCodecs.js'

/** `addressOfImage` turns an image id into an address for an `<img>` (wire reference 8.2). */
export const toWalletListing =
  (addressOfImage: (imageId: string) => string | undefined) =>
  (entry: WalletEntry): WalletListing => {
    const imageUrl = entry.image_url ?? (entry.image_id === undefined ? undefined : addressOfImage(entry.image_id))
    return {
      id: entry.id,
      name: entry.name,
      chains: entry.chains ?? [],
      ...(entry.image_id === undefined ? {} : { imageId: entry.image_id }),
      ...(imageUrl === undefined ? {} : { imageUrl }),
      ...(entry.rdns === undefined ? {} : { rdns: entry.rdns }),
      ...(entry.homepage === undefined ? {} : { homepage: entry.homepage }),
      ...(entry.mobile_link === undefined ? {} : { mobileLink: entry.mobile_link }),
      ...(entry.desktop_link === undefined ? {} : { desktopLink: entry.desktop_link }),
      ...(entry.webapp_link === undefined ? {} : { webappLink: entry.webapp_link }),
      ...(entry.chrome_store === undefined ? {} : { chromeStore: entry.chrome_store }),
    }
  }
