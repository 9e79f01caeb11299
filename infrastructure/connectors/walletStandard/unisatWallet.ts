import { readField } from '../../shared/readField.js'
import { readList } from '../readList.js'
import { BITCOIN_CHAINS } from './BITCOIN_CHAINS.js'
import { fromBase64, fromHex, toHex } from '../../shared/bytesAsText.js'
import { readTexts } from './readTexts.js'
import type { SignedInput } from './SignedInput.js'

// Taken when the module loads, before a page script can replace it.
const { apply } = Reflect

const MOST_ACCOUNTS = 100

const accountsIn = (answer: unknown): { readonly accounts: readonly object[] | undefined } => ({
  accounts: readTexts(readList(answer, MOST_ACCOUNTS))?.map((address) => ({ address, chains: BITCOIN_CHAINS })),
})

/** What Bitcoin wallets put into a page in UniSat's form (wire reference 4.3), as a wallet of the Wallet Standard; `undefined` when it is none. */
export const unisatWallet = (name: string, provider: unknown): object | undefined => {
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
    chains: BITCOIN_CHAINS,
    features: {
      'bitcoin:connect': { connect: async () => accountsIn(await requestAccounts()) },
      // Asked silently alone.
      'standard:connect': { connect: async () => accountsIn(await getAccounts()) },
      ...(on === undefined || removeListener === undefined
        ? {}
        : {
            'standard:events': {
              on: (_: string, listener: (change: object) => void) => {
                const tell = (addresses: unknown): void => listener(accountsIn(addresses))
                on('accountsChanged', tell)
                return () => removeListener('accountsChanged', tell)
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
