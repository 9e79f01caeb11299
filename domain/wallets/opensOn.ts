import type { WalletListing } from './WalletListing.js'

/** Wallets that open by an address of their own making (wire reference 8.5): Phantom, Solflare, Coinbase twice, Binance. */
const OPENED_OTHERWISE: ReadonlySet<string> = new Set([
  'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
  'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
  '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
])

/** Whether a listed wallet can be opened from this device: on a phone it needs a link into its app or its web page (wire reference 8.4). */
export const opensOn = (device: { readonly mobile: boolean }, { id, mobileLink, webappLink }: WalletListing): boolean =>
  !device.mobile || mobileLink !== undefined || webappLink !== undefined || OPENED_OTHERWISE.has(id)
