import { readField } from '../../shared/safeRead.js'
import { readList, readStrings } from '../shared/untrusted.js'
import { BITCOIN_CHAIN_NAMES, satsConnectWallet, type SignedInput } from './satsConnect.js'
import { fromBase64 } from '../../shared/bytesAsText.js'
import { fromHex, toHex } from '../../shared/hexBytes.js'
import { pinWallet, type UnregisteredWallet } from './wallet.js'

// Taken when the module loads, before a page script can replace it.
const { apply } = Reflect

const MAX_ACCOUNTS = 100

const accountsIn = (answer: unknown): { readonly accounts: readonly object[] | undefined } => ({
  accounts: readStrings(readList(answer, MAX_ACCOUNTS))?.map((address) => ({ address, chains: BITCOIN_CHAIN_NAMES })),
})

/** Wraps a provider with UniSat's API (wire reference 4.3) as a Wallet Standard wallet; `undefined` if malformed. */
const unisatWallet = (name: string, provider: unknown): object | undefined => {
  const methodOf = (method: string): ((...inputs: readonly unknown[]) => unknown) | undefined => {
    const own = readField(provider, method)
    return typeof own === 'function' ? (...inputs): unknown => apply(own, provider, inputs) : undefined
  }
  const [requestAccounts, getAccounts, signMessage, signPsbt] = [
    'requestAccounts',
    'getAccounts',
    'signMessage',
    'signPsbt',
  ].map(methodOf)
  const [on, removeListener] = ['on', 'removeListener'].map(methodOf)
  if (requestAccounts === undefined || getAccounts === undefined) return undefined
  return {
    name,
    chains: BITCOIN_CHAIN_NAMES,
    features: {
      'bitcoin:connect': { connect: async () => accountsIn(await requestAccounts()) },
      // Only called silently.
      'standard:connect': { connect: async () => accountsIn(await getAccounts()) },
      ...(on === undefined || removeListener === undefined
        ? {}
        : {
            'standard:events': {
              on: (_: string, listener: (change: object) => void) => {
                const onAccounts = (addresses: unknown): void => listener(accountsIn(addresses))
                on('accountsChanged', onAccounts)
                return () => removeListener('accountsChanged', onAccounts)
              },
            },
          }),
      ...(signMessage && {
        'bitcoin:signMessage': {
          signMessage: async ({ message }: { readonly message: Uint8Array }) => {
            const signature = await signMessage(new TextDecoder('utf-8', { ignoreBOM: true }).decode(message))
            return [{ signature: typeof signature === 'string' ? fromBase64(signature) : undefined }]
          },
        },
      }),
      ...(signPsbt && {
        'bitcoin:signTransaction': {
          signTransaction: async ({
            psbt,
            inputsToSign,
          }: {
            readonly psbt: Uint8Array
            readonly inputsToSign: readonly SignedInput[]
          }) => {
            const toSignInputs = inputsToSign.flatMap(({ account: { address }, signingIndexes, sigHash }) =>
              signingIndexes.map((index) => ({
                index,
                address,
                ...(sigHash === undefined ? {} : { sighashTypes: [sigHash] }),
              })),
            )
            return [{ signedPsbt: fromHex(await signPsbt(toHex(psbt), { autoFinalized: false, toSignInputs })) }]
          },
        },
      }),
    },
  }
}

const UNISAT_PLACES = [
  { id: 'window:unisat', name: 'UniSat Wallet', path: ['unisat'] },
  { id: 'window:bitget', name: 'Bitget Wallet', path: ['bitkeep', 'unisat'] },
  { id: 'window:binance', name: 'Binance Wallet', path: ['binancew3w', 'bitcoin'] },
  { id: 'window:okx', name: 'OKX Wallet', path: ['okxwallet', 'bitcoin'] },
] as const
const LEATHER = 'LeatherProvider'
const MAX_LISTED = 20
/** Path of a wallet's global in a list entry: names separated by dots. */
const PATH = /^\w{1,64}(?:\.\w{1,64}){0,3}$/

const pinnedWallets = (id: string, wallet: object | undefined): readonly UnregisteredWallet[] => {
  const pinned = pinWallet(wallet)
  return pinned === undefined ? [] : [{ id, wallet: pinned }]
}

const satsConnectWallets = (window: unknown): readonly UnregisteredWallet[] => {
  const ids = new Set<string>()
  return (readList(readField(window, 'btc_providers'), MAX_LISTED) ?? []).flatMap((entry) => {
    const id = readField(entry, 'id')
    // Entries with equal ids are the same wallet.
    if (typeof id !== 'string' || !PATH.test(id) || ids.has(id)) return []
    ids.add(id)
    const provider = id.split('.').reduce<unknown>(readField, window)
    return pinnedWallets(
      `window:${id}`,
      satsConnectWallet(
        readField(entry, 'name'),
        readField(entry, 'icon'),
        id === LEATHER ? 'Hex' : 'Base64',
        provider,
      ),
    )
  })
}

/** Bitcoin wallets found as globals, or in the `btc_providers` list (wire reference 4.3). */
export const findBitcoinInWindow = (window: unknown): readonly UnregisteredWallet[] => [
  ...UNISAT_PLACES.flatMap(({ id, name, path }) =>
    pinnedWallets(id, unisatWallet(name, path.reduce<unknown>(readField, window))),
  ),
  ...satsConnectWallets(window),
]
