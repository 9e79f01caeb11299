import { base58 } from '@scure/base'

/** A signing key of a wallet in the page. */
export interface PageKey {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly sign: (message: Uint8Array) => Promise<Uint8Array>
}

/** The sandbox's Solana chain in its file for the page. */
export interface SolanaSandboxFile {
  readonly url: string
  readonly caipNetworkId: string
  readonly name: string
  /** 64 bytes each. */
  readonly secretKeys: readonly (readonly number[])[]
}

/** PKCS #8 prefix of an Ed25519 private key. */
const PKCS8_HEAD = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]
const PRIVATE_BYTES = 32

/** A key from its 64 bytes; imported on first use. */
export const openKey = (secretKey: readonly number[]): PageKey => {
  const publicKey = Uint8Array.from(secretKey.slice(PRIVATE_BYTES))
  let opened: Promise<CryptoKey> | undefined
  const open = (): Promise<CryptoKey> =>
    crypto.subtle.importKey(
      'pkcs8',
      Uint8Array.from([...PKCS8_HEAD, ...secretKey.slice(0, PRIVATE_BYTES)]),
      'Ed25519',
      false,
      ['sign'],
    )
  return {
    address: base58.encode(publicKey),
    publicKey,
    sign: async (message) => {
      opened ??= open()
      return new Uint8Array(await crypto.subtle.sign('Ed25519', await opened, Uint8Array.from(message)))
    },
  }
}
