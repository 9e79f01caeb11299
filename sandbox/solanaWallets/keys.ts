import { base58 } from '@scure/base'

/** A key that a wallet in the page signs with. */
export interface PageKey {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly sign: (message: Uint8Array) => Promise<Uint8Array>
}

/** The Solana chain of the sandbox, as its file in the page says it. */
export interface SolanaSandboxFile {
  readonly url: string
  readonly caipNetworkId: string
  readonly name: string
  /** 64 bytes each. */
  readonly secretKeys: readonly (readonly number[])[]
}

/** What stands before a private key of Ed25519 in PKCS #8. */
const PKCS8_HEAD = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]
const PRIVATE_BYTES = 32

/** A key of the sandbox from its 64 bytes, opened where it is first needed. */
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
