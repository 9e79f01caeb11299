import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { type Fields, readFields, SiteError } from '../frame/fields.js'
import { callRpc, ProviderRpcError } from '../../browserWallets/rpc.js'
import { decodeText } from '../../solanaWallets/transactions.js'

/** PKCS #8 prefix of a 32-byte Ed25519 key. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

/** Decodes a compact-u16 length: value and end position. */
const readLength = (bytes: Uint8Array, start: number): readonly [length: number, end: number] => {
  let value = 0
  for (let at = start, shift = 0; at < bytes.length; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0
    value |= (byte & 0x7f) << shift
    if (byte < 0x80) return [value, at + 1]
  }
  throw new SiteError('This is no Solana transaction')
}

/** A Solana key, determined by its seed words. */
export const solanaAccount = (words: string) => {
  const secret = createHash('sha256').update(words).digest()
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, secret]), format: 'der', type: 'pkcs8' })
  const publicKey = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url')
  const signBytes = (bytes: Uint8Array): Uint8Array => sign(null, bytes, key)
  return {
    address: base58.encode(publicKey),
    sign: signBytes,
    /** Inserts this key's signature into the transaction. */
    signTransaction: (transaction: Uint8Array): Uint8Array => {
      const [signatures, first] = readLength(transaction, 0)
      const message = transaction.subarray(first + signatures * SIGNATURE_BYTES)
      // A versioned message starts with a version byte (highest bit set), followed by three counts.
      const header = (message[0] ?? 0) >= 0x80 ? 4 : 3
      const [, keys] = readLength(message, header)
      const place = Array.from({ length: signatures }, (_, index) => index).find((index) =>
        publicKey.equals(message.subarray(keys + index * KEY_BYTES, keys + (index + 1) * KEY_BYTES)),
      )
      if (place === undefined) throw new SiteError('This account is no signer of the transaction')
      const signed = Uint8Array.from(transaction)
      signed.set(signBytes(message), first + place * SIGNATURE_BYTES)
      return signed
    },
  }
}

const bytesIn = (text: unknown): Uint8Array => {
  const bytes = decodeText(text, 'base58')
  if (bytes === undefined) throw new SiteError('This is no base58')
  return bytes
}

const isOnThisMachine = (address: string): boolean =>
  URL.canParse(address) && ['localhost', '127.0.0.1'].includes(new URL(address).hostname)

/**
 * Executes an approved request with a Solana key; throws 4100 if it names another (`pubkey`). Transactions go to the
 * app's node.
 */
export const solanaRequest = async (
  method: string,
  params: Fields,
  { account, rpcUrl }: { readonly account: ReturnType<typeof solanaAccount>; readonly rpcUrl: string | undefined },
): Promise<unknown> => {
  if ((params['pubkey'] ?? account.address) !== account.address)
    throw new ProviderRpcError(4100, 'This site may not use that account.')
  const signed = (transaction: unknown): string => base58.encode(account.signTransaction(bytesIn(transaction)))
  switch (method) {
    case 'solana_signMessage':
      return { signature: base58.encode(account.sign(bytesIn(params['message']))) }
    case 'solana_signTransaction':
      return { transaction: signed(params['transaction']) }
    case 'solana_signAllTransactions': {
      const { transactions } = params
      if (!Array.isArray(transactions)) throw new SiteError('"transactions" must be a list')
      return { transactions: transactions.map(signed) }
    }
    case 'solana_signAndSendTransaction':
      if (rpcUrl === undefined || !isOnThisMachine(rpcUrl)) throw new SiteError('There is no Solana node within reach')
      return {
        signature: await callRpc(rpcUrl, 'sendTransaction', [
          signed(params['transaction']),
          readFields.fields(params['options']),
        ]),
      }
    default:
      throw new SiteError(`${method} is not supported`)
  }
}
