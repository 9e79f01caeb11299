import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { type Address, getAddressDecoder, type SignatureBytes, signatureBytes } from '@solana/kit'

/** Initial content of the Solana chain. Amounts are in base units, by account index; prices are in US dollars. */
export const SOLANA_PLAN = {
  name: 'Sandbox Solana',
  coin: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  coinPrice: '142.60',
  lamports: [12_500_000_000n, 250_000_000_000n, 3_000_000_000n, 100_000_000_000n, 100_000_000_000n],
  faucetLamports: 5_000_000_000_000_000n,
  token: {
    name: 'Juniper Dollar',
    symbol: 'JNPR',
    decimals: 6,
    price: '1.00',
    held: [150_250_000n, 40_000_000n, 0n, 1_000_000n],
  },
} as const

/** PKCS #8 prefix of an Ed25519 private key. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface SolanaKey {
  readonly address: Address
  /** 64 bytes, private key then public key, for `Keypair.fromSecretKey`. */
  readonly secretKey: Uint8Array
  readonly sign: (message: Uint8Array) => SignatureBytes
}

/** Key determined by seed and name, for the sandbox only. */
export const solanaKey = (seed: string, name: string): SolanaKey => {
  const secret = createHash('sha256').update(`${seed}/solana/${name}`).digest()
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, secret]), format: 'der', type: 'pkcs8' })
  const publicKey = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url')
  return {
    address: getAddressDecoder().decode(publicKey),
    secretKey: Uint8Array.from([...secret, ...publicKey]),
    sign: (message) => signatureBytes(Uint8Array.from(sign(null, message, key))),
  }
}
