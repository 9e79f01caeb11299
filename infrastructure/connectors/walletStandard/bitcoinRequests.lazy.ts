import { BITCOIN_PARAMS, isPsbt, requireParams, requireTransaction } from '../shared/requestParams.js'
import { ERROR_CODES, providerRpcError, REFUSALS } from '../shared/providerErrors.js'
import type { TypeOf } from 'io-ts'
import { readField } from '../../shared/safeRead.js'
import { askFeature, bytesIn, readBytes, requireAccount, type WalletCall } from './namespaceAdapter.js'
import { toBase64 } from '../../shared/bytesAsText.js'
import { toHex } from '../../shared/hexBytes.js'

/** Decodes a base64 PSBT; throws JSON-RPC -32602 if invalid. */
const requirePsbt = (text: string): Uint8Array => {
  const bytes = requireTransaction(text)
  if (!isPsbt(bytes)) throw providerRpcError(ERROR_CODES.invalidParams, 'That is no PSBT.')
  return bytes
}

/** In the order in which `bitcoin:connect` requested them. */
const PURPOSES = ['payment', 'ordinal'] as const

type SignInput = TypeOf<typeof BITCOIN_PARAMS.signPsbt>['signInputs'][number]

/** The feature takes at most one sighash type per input. */
const inputOf = (call: WalletCall, { address, index, sighashTypes = [] }: SignInput): object => {
  const [sigHash, ...others] = sighashTypes
  if (others.length > 0) throw providerRpcError(ERROR_CODES.invalidParams, 'An input has one kind of signature.')
  return {
    account: requireAccount(call, address).own,
    signingIndexes: [index],
    ...(sigHash === undefined ? {} : { sigHash }),
  }
}

const METHODS: Readonly<Record<keyof typeof BITCOIN_PARAMS, (call: WalletCall) => Promise<unknown>>> = {
  getAccountAddresses: async (call) => {
    requireAccount(call, requireParams(call.request.params, BITCOIN_PARAMS.getAccountAddresses)?.account)
    return PURPOSES.flatMap((purpose, index) =>
      call.accounts.slice(index, index + 1).map(({ address, own }) => {
        const publicKey = readBytes(readField(own, 'publicKey'))
        return { address, ...(publicKey === undefined ? {} : { publicKey: toHex(publicKey) }), purpose }
      }),
    )
  },
  signMessage: async (call) => {
    const { message, account, address } = requireParams(call.request.params, BITCOIN_PARAMS.signMessage)
    const granted = requireAccount(call, account)
    const signer = address === undefined ? granted : requireAccount(call, address)
    // The feature has no protocol parameter: the wallet chooses by the address type.
    const [signature = new Uint8Array()] = await askFeature(
      call,
      'bitcoin:signMessage',
      [{ account: signer.own, message: new TextEncoder().encode(message) }],
      bytesIn('signature'),
    )
    return { signature: toHex(signature) }
  },
  signPsbt: async (call) => {
    const { psbt, signInputs, account, broadcast } = requireParams(call.request.params, BITCOIN_PARAMS.signPsbt)
    requireAccount(call, account)
    if (broadcast === true)
      throw providerRpcError(ERROR_CODES.unsupportedMethod, 'The wallet signs and sends nothing: the site sends it.')
    if (signInputs.length === 0) throw providerRpcError(ERROR_CODES.invalidParams, 'Say which inputs are to be signed.')
    const inputsToSign = signInputs.map((input) => inputOf(call, input))
    const [signed = new Uint8Array()] = await askFeature(
      call,
      'bitcoin:signTransaction',
      [{ psbt: requirePsbt(psbt), chain: call.chain, inputsToSign }],
      bytesIn('signedPsbt'),
    )
    if (!isPsbt(signed)) throw providerRpcError(...REFUSALS.answer)
    return { psbt: toBase64(signed) }
  },
}

const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

/** Sends a Bitcoin request to a Wallet Standard wallet; translates request and answer. Transfers are not supported. */
export const askBitcoin = async (call: WalletCall): Promise<unknown> => {
  const { method } = call.request
  if (!isMethod(method))
    throw providerRpcError(ERROR_CODES.unsupportedMethod, `There is no method ${method} for this wallet.`)
  return METHODS[method](call)
}
