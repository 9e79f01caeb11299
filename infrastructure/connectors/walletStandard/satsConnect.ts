import { readField } from '../../shared/safeRead.js'
import { readList } from '../shared/untrusted.js'
import { fromBase64, toBase64 } from '../../shared/bytesAsText.js'
import { fromHex, toHex } from '../../shared/hexBytes.js'
import { ERROR_CODES, providerRpcError, readProviderError } from '../shared/providerErrors.js'

/** Inputs of a PSBT to sign with one address, in the form of `bitcoin:signTransaction`. */
export interface SignedInput {
  readonly account: { readonly address: string }
  readonly signingIndexes: readonly number[]
  readonly sigHash?: number
}

/** Chains of wallets that do not report any; the addresses determine them. */
export const BITCOIN_CHAIN_NAMES: readonly string[] = ['bitcoin:mainnet', 'bitcoin:testnet']

// Taken when the module loads, before a page script can replace it.
const { apply } = Reflect

const MAX_ADDRESSES = 20
/** sats-connect's code for a rejection by the visitor. */
const SATS_CONNECT_REJECTED = -32000

type Ask = (method: string, params: object) => Promise<unknown>

const askerOf = (provider: unknown): Ask | undefined => {
  const request = readField(provider, 'request')
  if (typeof request !== 'function') return undefined
  return async (method, params) => {
    const answer: unknown = await apply(request, provider, [method, params])
    const error = readField(answer, 'error')
    if (error === undefined || error === null) return readField(answer, 'result')
    const { code = ERROR_CODES.internal, message } = readProviderError(error)
    const data = readField(error, 'data')
    throw Object.assign(
      providerRpcError(code === SATS_CONNECT_REJECTED ? ERROR_CODES.rejected : code, message),
      data !== undefined && { data },
    )
  }
}

const isOfBitcoin = (entry: unknown): boolean =>
  ['BTC', undefined].some((symbol) => symbol === readField(entry, 'symbol')) &&
  ['payment', 'ordinals', undefined].some((purpose) => purpose === readField(entry, 'purpose'))

/** Payment addresses first, then ordinals; drops addresses of other chains. */
const accountsIn = (result: unknown): { readonly accounts: readonly object[] | undefined } => {
  const own = readList(readField(result, 'addresses'), MAX_ADDRESSES)?.filter(isOfBitcoin)
  const isPayment = (entry: unknown): boolean => readField(entry, 'purpose') !== 'ordinals'
  const sorted = own && [...own.filter(isPayment), ...own.filter((entry) => !isPayment(entry))]
  return {
    accounts: sorted?.map((entry) => ({
      address: readField(entry, 'address'),
      publicKey: fromHex(readField(entry, 'publicKey')),
      chains: BITCOIN_CHAIN_NAMES,
    })),
  }
}

const signHex = async (ask: Ask, psbt: Uint8Array, inputs: readonly SignedInput[]): Promise<Uint8Array | undefined> => {
  const signAtIndex = inputs.flatMap(({ signingIndexes }) => signingIndexes)
  const allowedSighash = inputs.flatMap(({ sigHash }) => sigHash ?? [])
  return fromHex(
    readField(
      await ask('signPsbt', {
        hex: toHex(psbt),
        signAtIndex,
        broadcast: false,
        ...(allowedSighash.length > 0 && { allowedSighash }),
      }),
      'hex',
    ),
  )
}
const signBase64 = async (
  ask: Ask,
  psbt: Uint8Array,
  inputs: readonly SignedInput[],
): Promise<Uint8Array | undefined> => {
  const signInputs: Record<string, readonly number[]> = {}
  for (const { account, signingIndexes } of inputs)
    signInputs[account.address] = [...(signInputs[account.address] ?? []), ...signingIndexes]
  const signed = readField(await ask('signPsbt', { psbt: toBase64(psbt), signInputs, broadcast: false }), 'psbt')
  return typeof signed === 'string' ? fromBase64(signed) : undefined
}
const SIGN = { Hex: signHex, Base64: signBase64 } as const

/**
 * Wraps a wallet of the `btc_providers` list, which sats-connect reads, as a Wallet Standard wallet (wire reference
 * 4.3); `undefined` if malformed. `form` is its PSBT encoding: hexadecimal for Leather, base64 for others. There is no
 * silent connect: after a reload the visitor connects again.
 */
export const satsConnectWallet = (
  name: unknown,
  icon: unknown,
  form: keyof typeof SIGN,
  provider: unknown,
): object | undefined => {
  const ask = askerOf(provider)
  if (ask === undefined) return undefined
  return {
    name,
    icon,
    chains: BITCOIN_CHAIN_NAMES,
    accounts: [],
    features: {
      'bitcoin:connect': {
        connect: async () => accountsIn(await ask('getAddresses', { purposes: ['payment', 'ordinals'], message: '' })),
      },
      'bitcoin:signMessage': {
        signMessage: async ({
          account,
          message,
        }: {
          readonly account: SignedInput['account']
          readonly message: Uint8Array
        }) => {
          const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(message)
          const signature = readField(
            await ask('signMessage', { address: account.address, message: text }),
            'signature',
          )
          return [{ signature: typeof signature === 'string' ? fromBase64(signature) : undefined }]
        },
      },
      'bitcoin:signTransaction': {
        signTransaction: async ({
          psbt,
          inputsToSign,
        }: {
          readonly psbt: Uint8Array
          readonly inputsToSign: readonly SignedInput[]
        }) => [{ signedPsbt: await SIGN[form](ask, psbt, inputsToSign) }],
      },
    },
  }
}
