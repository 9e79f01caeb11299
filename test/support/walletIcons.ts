import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../walletIcons/', import.meta.url)

/** Icons of real wallets, by the kit that ships them and the wallet. */
export const walletIcons: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[] = [
  'rainbowkit',
  'web3-onboard',
].flatMap((kit) =>
  readdirSync(new URL(`${kit}/`, FOLDER)).map((file) => ({
    name: `${kit} ${file.replace('.svg', '')}`,
    bytes: Uint8Array.from(readFileSync(new URL(`${kit}/${file}`, FOLDER))),
  })),
)
