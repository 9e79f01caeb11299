import type { getWallets } from '@wallet-standard/app'
import { createPortico, type StandardWallet } from 'portico'
import { mainnet } from 'portico/networks'
import { createWalletClient, custom, type EIP1193Provider, type WalletClient } from 'viem'

// Checked by the compiler alone: viem, wagmi and ethers accept the provider without a cast.

const portico = createPortico({ networks: [mainnet] })
const provider = portico.provider()

export const forViem: WalletClient = createWalletClient({ transport: custom(provider) })

/** The type that wagmi's `injected({ target: { provider } })` takes, and that its connectors return. */
export const forWagmi: EIP1193Provider = provider

/** The type that the `BrowserProvider` of ethers 6 takes, as ethers declares it. */
interface EthersProvider {
  request(request: {
    method: string
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- so ethers declares it
    params?: any[] | Record<string, any>
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- so ethers declares it
  }): Promise<any>
}
export const forEthers: EthersProvider = provider

/** The type that ethers 5 and web3.js take, as their users declare it. */
export const forOlder: {
  readonly request: (request: { readonly method: string; readonly params?: readonly unknown[] }) => Promise<unknown>
  readonly on: (event: string, listener: (...args: readonly unknown[]) => void) => unknown
} = provider

export const chained = provider
  .on('accountsChanged', (accounts: string[]) => accounts[0])
  .once('chainChanged', (chainId: string) => chainId)
  .addListener('connect', ({ chainId }) => chainId)
  .off('message', ({ type, data }) => [type, data])
  .removeListener('disconnect', (error) => error.code)

// @ts-expect-error chain ids are strings
provider.on('chainChanged', (chainId: number) => chainId)

/** The types that Solana and Bitcoin libraries take. */
type LibraryWallet = ReturnType<ReturnType<typeof getWallets>['get']>[number]
export const forSolana: Promise<LibraryWallet> = portico.provider('solana')
export const forBitcoin: Promise<LibraryWallet> = portico.provider('bip122')

export const signedIn = portico
  .provider('solana')
  .then(({ features, accounts: [account] }) =>
    account === undefined ? [] : features['solana:signMessage'].signMessage({ account, message: new Uint8Array() }),
  )

// @ts-expect-error Bitcoin signs no Solana transactions
export type None = StandardWallet<'bip122'>['features']['solana:signTransaction']

// @ts-expect-error Polkadot has no provider
portico.provider('polkadot')
