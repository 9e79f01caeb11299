import { createPortico, type EvmChain, type Network, type PorticoOptions } from 'portico'
import { mainnet } from 'portico/networks'
import { useAccount } from 'portico/react'
import type { Chain } from 'viem'
import { sepolia } from 'viem/chains'

// Checked by the compiler alone, with `exactOptionalPropertyTypes`.

const portico = createPortico({ networks: [mainnet, sepolia] })

export const onEvm: `0x${string}` | undefined = portico.account('eip155').value.address
export const onSolana: string | undefined = portico.account('solana').value.address
export const onActive: string | undefined = portico.account().value.address
export const useEvmAddress = (): `0x${string}` | undefined => useAccount('eip155').address
export const useAnyAddress = (): string | undefined => useAccount().address

// @ts-expect-error the active namespace may be any
export const guessed: `0x${string}` | undefined = portico.account().value.address

// @ts-expect-error a Solana address is no hex number
export const wrong: `0x${string}` | undefined = portico.account('solana').value.address

/** Any viem chain, also as viem itself types it. */
export const ofViem = (chain: Chain): readonly [EvmChain | Network] => [chain]

// @ts-expect-error a chain needs an RPC address
createPortico({ networks: [{ id: 1, name: 'Ethereum', nativeCurrency: mainnet.nativeCurrency }] })

/** A value that a host reads from its environment may be undefined. */
export const readFromEnvironment = (read: (name: string) => undefined): PorticoOptions => ({
  projectId: read('PROJECT_ID'),
  networks: [mainnet],
  metadata: { name: 'Shop', url: read('URL'), icons: undefined, redirect: { native: read('NATIVE') } },
  endpoints: { relay: read('RELAY'), rpc: { 'eip155:1': undefined } },
  features: { email: undefined, socials: undefined },
  theme: { mode: undefined, variables: { accent: read('ACCENT'), dark: { accent: undefined } } },
  messages: { 'button.connect': undefined },
  customWallets: [{ id: 'a', name: 'A', rdns: read('RDNS'), chains: undefined }],
  legal: { terms: '/terms', privacy: read('PRIVACY') },
  walletLinks: { first: undefined, wallets: { a: { native: read('NATIVE') } } },
  appSchemes: undefined,
  siwx: undefined,
  safeOrigins: undefined,
  errorDocs: undefined,
  logLevel: undefined,
  override: undefined,
})

portico.setAppearance({ mode: undefined, variables: { accent: undefined } })
