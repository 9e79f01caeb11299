import type { Given } from '../config/given.js'
import { type CaipNetworkId, CHAIN_NAMESPACES, type ChainNamespace } from '../network/network.js'
import type { Picture } from '../images/picture.js'

/** A wallet of the directory (S3-04), in our own schema. Names and links are validated on arrival. */
export interface WalletListing {
  readonly id: string
  readonly name: string
  /** Id of a picture in the wallet API. */
  readonly imageId?: string
  /** Takes precedence over `imageId`. */
  readonly imageUrl?: string
  readonly rdns?: string
  /** Exact CAIP-2 ids; empty if the directory does not say. */
  readonly chains: readonly CaipNetworkId[]
  /** The directory vouches for it. */
  readonly certified: boolean
  readonly homepage?: string
  /** Opens the app: its own scheme, or an https address. */
  readonly mobileLink?: string
  /** Opens the app by an https address that no other app can take. */
  readonly universalLink?: string
  readonly desktopLink?: string
  /**
   * There is an app, on phones or on computers only, but its link has a forbidden scheme: a code or a copied link
   * reaches it.
   */
  readonly unlinkedApp?: 'Mobile' | 'Desktop'
  readonly webappLink?: string
  readonly chromeStore?: string
  readonly appStore?: string
  readonly playStore?: string
}

/** A wallet that the host itself adds to the list. Its addresses are the host's own and are not checked again. */
export type CustomWallet = Pick<WalletListing, 'id' | 'name'> &
  Given<Omit<WalletListing, 'id' | 'name' | 'imageId' | 'certified' | 'unlinkedApp'>>

/** One page of the directory; `count` is the number of all matches. */
export interface WalletPage {
  readonly wallets: readonly WalletListing[]
  readonly count: number
  /** Number of entries in the response, if some are unusable and missing from `wallets`. `count` includes them. */
  readonly sent?: number | undefined
}

/** Directory ids of wallets whose apps open this page instead of pairing with it (wire reference 5.8). */
export const IN_APP_BROWSER_WALLET_IDS = {
  phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  solflare: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
  coinbase: 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
} as const

/** A listing's picture: its own address takes precedence over the directory's image (wire reference 8.2). */
export const listingImage = ({ imageUrl, imageId }: WalletListing): Picture | undefined => {
  if (imageUrl !== undefined) return { _tag: 'Foreign', address: imageUrl }
  return imageId === undefined ? undefined : { _tag: 'Known', of: 'wallet', id: imageId }
}

/**
 * Whether a wallet supports one of these networks; a wallet without a list of chains may. Ids are compared as a whole:
 * `eip155:1` is not `eip155:10`.
 */
export const supportsChains = (networks: readonly CaipNetworkId[], { chains }: WalletListing): boolean =>
  networks.length === 0 || chains.length === 0 || chains.some((chain) => networks.includes(chain))

/** Whether one of these networks belongs to the namespace. */
export const hasNamespace = (networks: readonly CaipNetworkId[], namespace: ChainNamespace): boolean =>
  networks.some((id) => id.startsWith(`${namespace}:`))

/**
 * Whether a wallet can be useful on a site with these networks: it shares a namespace, where a wallet may add the
 * network, or its chains are unknown.
 */
export const sharesNamespace = (
  networks: readonly CaipNetworkId[],
  { chains }: Pick<WalletListing, 'chains'>,
): boolean =>
  chains.length === 0 ||
  CHAIN_NAMESPACES.some((namespace) => hasNamespace(networks, namespace) && hasNamespace(chains, namespace))

const OPENS_THIS_PAGE: readonly string[] = Object.values(IN_APP_BROWSER_WALLET_IDS)

/**
 * Whether a listed wallet can be reached from this device: on a phone it needs an app or a web page (wire reference
 * 8.4).
 */
export const opensInPage = (
  device: { readonly mobile: boolean },
  { id, mobileLink, universalLink, webappLink, unlinkedApp }: WalletListing,
): boolean =>
  !device.mobile ||
  (mobileLink ?? universalLink ?? webappLink) !== undefined ||
  unlinkedApp === 'Mobile' ||
  OPENS_THIS_PAGE.includes(id)

/**
 * Whether a wallet that is not in this page can be reached from it: through a pairing link where the site `pairs`, or
 * by opening this page in the wallet's own browser on a phone.
 */
export const isReachable = (
  from: { readonly mobile: boolean; readonly pairs: boolean },
  { id, mobileLink, universalLink, webappLink, desktopLink, unlinkedApp }: WalletListing,
): boolean =>
  (from.pairs && (mobileLink ?? universalLink ?? webappLink ?? desktopLink ?? unlinkedApp) !== undefined) ||
  (from.mobile && OPENS_THIS_PAGE.includes(id))

/** Drops listings whose id occurred before. */
export const dedupeListings = (listings: readonly WalletListing[]): readonly WalletListing[] => {
  const ids = new Set<string>()
  return listings.filter(({ id }) => {
    if (ids.has(id)) return false
    ids.add(id)
    return true
  })
}
