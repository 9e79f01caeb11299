import type { Ledger } from './Ledger.js'
import { readAddress, RpcError, type RpcMethod } from './rpcParams.js'
import { type Address, type EncodedAccount, getBase58Decoder } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { viewToken } from './tokens.js'

/** An answer with its slot; refused if the client has seen a later one. */
export const inContext = (
  ledger: Ledger,
  value: unknown,
  { minContextSlot }: Readonly<Record<string, unknown>> = {},
): object => {
  const slot = ledger.slot()
  if (typeof minContextSlot === 'number' && BigInt(minContextSlot) > slot)
    throw new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: slot })
  return { context: { slot }, value }
}

/** All accounts are rent-exempt, which nodes express by the maximum epoch. */
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

/** An account in the RPC's format, in the requested encoding. */
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

const MOST_ACCOUNTS = 100

/** RPC methods about accounts. */
export const makeAccountMethods = (ledger: Ledger): Readonly<Record<string, RpcMethod>> => {
  const view = (address: Address, options: Readonly<Record<string, unknown>>): object | null => {
    const account = ledger.svm.getAccount(address)
    return account.exists ? viewAccount(ledger.svm, account, options) : null
  }
  return {
    getBalance: (params) => inContext(ledger, ledger.svm.getBalance(params.address(0)) ?? 0n, params.options(1)),
    getAccountInfo: (params) => {
      const options = params.options(1)
      return inContext(ledger, view(params.address(0), options), options)
    },
    getMultipleAccounts: (params) => {
      const addresses = params.list(0)
      if (addresses.length > MOST_ACCOUNTS) throw new RpcError(-32602, `Too many inputs provided; max ${MOST_ACCOUNTS}`)
      const options = { encoding: 'base64', ...params.options(1) }
      return inContext(
        ledger,
        addresses.map((text) => view(readAddress(String(text)), options)),
        options,
      )
    },
  }
}
