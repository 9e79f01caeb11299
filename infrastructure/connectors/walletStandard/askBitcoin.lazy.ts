import type { TypeOf } from 'io-ts'
import { readField } from '../../shared/readField.js'
import { accountOf } from './accountOf.js'
import { askFeature } from './askFeature.js'
import { bytesIn } from './bytesIn.js'
import { BITCOIN_PARAMS } from './bitcoinParams.js'
import { isPsbt } from './isPsbt.js'
import { paramsOf } from './paramsOf.js'
import { psbtOf } from './psbtOf.js'
import { readBytes } from './readBytes.js'
import { refusal } from './refusal.js'
import { toBase64, toHex } from '../../shared/bytesAsText.js'
import type { WalletCall } from './WalletCall.js'

const BAD_PARAMS = -32602
const BAD_ANSWER = -32603
const UNSUPPORTED_METHOD = 4200
/** In the order in which `bitcoin:connect` was asked for them. */
const PURPOSES = ['payment', 'ordinal'] as const

type SignInput = TypeOf<typeof BITCOIN_PARAMS.signPsbt>['signInputs'][number]

/** The wallet is told one kind of signature an input, or left to choose. */
const inputOf = (call: WalletCall, { address, index, sighashTypes = [] }: SignInput): object => {
  const [sigHash, ...others] = sighashTypes
  if (others.length > 0) throw refusal(BAD_PARAMS, 'An input has one kind of signature.')
  return {
    account: accountOf(call, address).own,
    signingIndexes: [index],
    ...(sigHash === undefined ? {} : { sigHash }),
  }
}

const METHODS: Readonly<Record<keyof typeof BITCOIN_PARAMS, (call: WalletCall) => Promise<unknown>>> = {
  getAccountAddresses: async (call) => {
    accountOf(call, paramsOf(call.request.params, BITCOIN_PARAMS.getAccountAddresses)?.account)
    return PURPOSES.flatMap((purpose, place) =>
      call.accounts.slice(place, place + 1).map(({ address, own }) => {
        const publicKey = readBytes(readField(own, 'publicKey'))
        return { address, ...(publicKey === undefined ? {} : { publicKey: toHex(publicKey) }), purpose }
      }),
    )
  },
  signMessage: async (call) => {
    const { message, account, address } = paramsOf(call.request.params, BITCOIN_PARAMS.signMessage)
    const granted = accountOf(call, account)
    const signer = address === undefined ? granted : accountOf(call, address)
    // The standard has no word for the protocol: the wallet chooses it by the kind of address.
    const [signature = new Uint8Array()] = await askFeature(
      call,
      'bitcoin:signMessage',
      [{ account: signer.own, message: new TextEncoder().encode(message) }],
      bytesIn('signature'),
    )
    return { signature: toHex(signature) }
  },
  signPsbt: async (call) => {
    const { psbt, signInputs, account, broadcast } = paramsOf(call.request.params, BITCOIN_PARAMS.signPsbt)
    accountOf(call, account)
    if (broadcast === true) throw refusal(UNSUPPORTED_METHOD, 'The wallet signs and sends nothing: the site sends it.')
    if (signInputs.length === 0) throw refusal(BAD_PARAMS, 'Say which inputs are to be signed.')
    const inputsToSign = signInputs.map((input) => inputOf(call, input))
    const [signed = new Uint8Array()] = await askFeature(
      call,
      'bitcoin:signTransaction',
      [{ psbt: psbtOf(psbt), chain: call.chain, inputsToSign }],
      bytesIn('signedPsbt'),
    )
    if (!isPsbt(signed)) throw refusal(BAD_ANSWER, 'The answer of the wallet makes no sense.')
    return { psbt: toBase64(signed) }
  },
}

const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

/** Puts a Bitcoin request to a wallet of the Wallet Standard, and its answer into the words of the request. It has no transfers. */
export const askBitcoin = async (call: WalletCall): Promise<unknown> => {
  const { method } = call.request
  if (!isMethod(method)) throw refusal(UNSUPPORTED_METHOD, `There is no method ${method} for this wallet.`)
  return METHODS[method](call)
}
