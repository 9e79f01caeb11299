import type { Messages } from '../../application/api/Messages.js'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'

export interface Download {
  readonly platform: Extract<keyof Messages, `downloads.${string}`>
  readonly address: string
}

type Device = 'android' | 'ios' | 'desktop'

const deviceOf = (userAgent: string): Device => {
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'desktop'
}

const FIRST: Readonly<Record<Device, Download['platform']>> = {
  android: 'downloads.android',
  ios: 'downloads.ios',
  desktop: 'downloads.extension',
}

/** Where a wallet can be had, the place for this device first (V-53). */
export const downloadsOf = (listing: WalletListing, userAgent: string): readonly Download[] => {
  const first = FIRST[deviceOf(userAgent)]
  const places: readonly (readonly [Download['platform'], string | undefined])[] = [
    ['downloads.extension', listing.chromeStore],
    ['downloads.ios', listing.appStore],
    ['downloads.android', listing.playStore],
    ['downloads.web', listing.webappLink],
    ['downloads.website', listing.homepage],
  ]
  return places
    .flatMap(([platform, address]) => (address === undefined ? [] : [{ platform, address }]))
    .sort((a, b) => Number(b.platform === first) - Number(a.platform === first))
}
