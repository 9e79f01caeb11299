import { type EncodedAccount, getBase58Decoder } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { RpcError } from './RpcError.js'
import { viewToken } from './viewToken.js'

/** Every account pays no rent, which the node says with the last epoch there can be. */
const NO_RENT_EPOCH = 18_446_744_073_709_551_615n
const MOST_BASE58_BYTES = 128

const cut = (data: Uint8Array, slice: unknown): Uint8Array => {
  if (typeof slice !== 'object' || slice === null) return data
  const { offset, length } = { offset: 0, length: data.length, ...slice }
  return data.subarray(offset, offset + length)
}

const inBase58 = (data: Uint8Array): string => {
  if (data.length > MOST_BASE58_BYTES)
    throw new RpcError(
      -32600,
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    )
  return getBase58Decoder().decode(data)
}

const dataOf = (
  svm: LiteSVM,
  account: EncodedAccount,
  { encoding, dataSlice }: Readonly<Record<string, unknown>>,
): unknown => {
  const data = cut(Uint8Array.from(account.data), dataSlice)
  const inBase64 = (): readonly string[] => [Buffer.from(data).toString('base64'), 'base64']
  switch (encoding) {
    case undefined:
    case 'binary':
      return inBase58(data)
    case 'base58':
      return [inBase58(data), 'base58']
    case 'base64':
      return inBase64()
    case 'jsonParsed':
      return viewToken(svm, account) ?? inBase64()
    default:
      throw new RpcError(
        -32602,
        `Invalid params: unknown variant \`${String(encoding)}\`, expected one of \`binary\`, \`base58\`, \`base64\`, \`jsonParsed\`.`,
      )
  }
}

/** An account as the RPC shows it, in the encoding that was asked for. */
export const viewAccount = (
  svm: LiteSVM,
  account: EncodedAccount,
  options: Readonly<Record<string, unknown>>,
): object => ({
  lamports: account.lamports,
  owner: account.programAddress,
  data: dataOf(svm, account, options),
  executable: account.executable,
  rentEpoch: NO_RENT_EPOCH,
  space: account.data.length,
})
