import { ERROR_CODES, providerRpcError, REFUSALS } from './providerErrors.js'
import { fromBase64 } from '../../shared/bytesAsText.js'
import { BASE58_BYTES, decodeBase58, encodeBase58 } from '../../../domain/account/addresses/solana.js'
import * as t from 'io-ts'
import { bothOf, count, oneOf } from '../../http/codecs/combinators.js'

/** Returns the params if they fit the method; throws JSON-RPC -32602 otherwise. */
export const requireParams = <A>(params: unknown, codec: { readonly is: (value: unknown) => value is A }): A => {
  if (codec.is(params)) return params
  throw providerRpcError(...REFUSALS.params)
}

/** Decodes a base64 transaction; throws JSON-RPC -32602 if invalid. */
export const requireTransaction = (text: string): Uint8Array => {
  const bytes = fromBase64(text)
  if (bytes === undefined || bytes.length === 0 || bytes.length > BASE58_BYTES)
    throw providerRpcError(ERROR_CODES.invalidParams, 'A transaction is to be in base64, of at most 2 KiB.')
  return bytes
}

/** Decodes a base58 message; throws JSON-RPC -32602 if invalid. */
export const requireMessage = (text: string): Uint8Array => {
  const bytes = decodeBase58(text)
  if (bytes === undefined)
    throw providerRpcError(ERROR_CODES.invalidParams, 'A message is to be in base58, of at most 2 KiB.')
  return bytes
}

/** Encodes a wallet's answer in base58; throws JSON-RPC -32603 if longer than anything a wallet signs. */
export const toBase58 = (bytes: Uint8Array): string => {
  const text = encodeBase58(bytes)
  if (text === undefined) throw providerRpcError(...REFUSALS.answer)
  return text
}

/** Params of the Solana methods (wire reference 3.4): texts in base58, transactions in base64. */
export const SOLANA_PARAMS = {
  solana_signMessage: bothOf(t.type({ message: t.string }), t.partial({ pubkey: t.string })),
  solana_signTransaction: bothOf(t.type({ transaction: t.string }), t.partial({ pubkey: t.string })),
  solana_signAllTransactions: t.type({ transactions: t.readonlyArray(t.string) }),
  solana_signAndSendTransaction: bothOf(
    t.type({ transaction: t.string }),
    t.partial({ pubkey: t.string, sendOptions: t.UnknownRecord }),
  ),
} as const

/** The Wallet Standard's `SolanaSignInInput`; the wallet writes the message and fills in missing fields. */
export const SOLANA_SIGN_IN_PARAMS = t.partial({
  domain: t.string,
  address: t.string,
  statement: t.string,
  uri: t.string,
  version: t.string,
  chainId: t.string,
  nonce: t.string,
  issuedAt: t.string,
  expirationTime: t.string,
  notBefore: t.string,
  requestId: t.string,
  resources: t.readonlyArray(t.string),
})

/** `psbt` and 0xff: the magic bytes of a PSBT (BIP-174). */
const MAGIC = [0x70, 0x73, 0x62, 0x74, 0xff]

export const isPsbt = (bytes: Uint8Array): boolean => MAGIC.every((byte, index) => bytes[index] === byte)

const OptionalAccount = t.partial({ account: t.string })

const SignInput = bothOf(
  t.type({ address: t.string, index: count }),
  t.partial({ sighashTypes: t.readonlyArray(count) }),
)

/** Params of the Bitcoin methods (wire reference 4.3): messages as text, PSBTs in base64. */
export const BITCOIN_PARAMS = {
  getAccountAddresses: oneOf(OptionalAccount, t.undefined),
  signMessage: bothOf(
    bothOf(t.type({ message: t.string }), OptionalAccount),
    t.partial({ address: t.string, protocol: t.keyof({ ecdsa: null, bip322: null }) }),
  ),
  signPsbt: bothOf(
    bothOf(t.type({ psbt: t.string, signInputs: t.readonlyArray(SignInput) }), OptionalAccount),
    t.partial({ broadcast: t.boolean }),
  ),
} as const
