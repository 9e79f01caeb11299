import type { Network } from 'portico'
import type { SandboxContractAccounts } from '../../sandbox/Sandbox.js'
import type { SolanaSandboxFile } from '../../sandbox/solanaWallets/keys.js'

/** What the demo's server says at `/sandbox.json`: where its servers are, and which chains there are. */
export interface SandboxFile {
  readonly walletApi: string
  readonly blockchainApi: string
  readonly relay: string
  /** The page that is a phone. */
  readonly phone: string
  /** The page for the frame in which e-mail and social logins live. */
  readonly secureSite: string
  /** The origin of the Safe that may have the shop in its frame. */
  readonly safe: string
  /** The page where whoever logs in reads their mail. */
  readonly mailbox: string
  /** What the shop configures. */
  readonly networks: readonly [Network, Network]
  /** Known to the wallets, not configured by the shop. */
  readonly unlistedNetwork: Network
  /** Configured by the shop, too: where visitors can swap. */
  readonly swapNetwork: Network
  /** What trades there for them. */
  readonly swapRouter: `0x${string}`
  /** Addresses with money on each chain. The first ones are the good wallet's. */
  readonly accounts: readonly string[]
  /** Of wallets whose account is a contract. */
  readonly contractAccounts: SandboxContractAccounts
  /** The shop's own server: where visitors sign in, and where those who have get a door code. */
  readonly shopServer: { readonly signIn: string; readonly doorCode: string }
  /** Absent where the sandbox has no Solana chain. */
  readonly solana?: SolanaSandboxFile & { readonly network: Network }
  /** Of the sandbox's invented wallets, which no list knows. */
  readonly appSchemes: readonly string[]
  readonly projectId: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isNetwork = (value: unknown): boolean => isRecord(value) && typeof value['caipNetworkId'] === 'string'

const areNetworks = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isNetwork)

const isSolana = (value: unknown): boolean =>
  isRecord(value) &&
  isNetwork(value['network']) &&
  [value['url'], value['caipNetworkId'], value['name']].every((text) => typeof text === 'string') &&
  Array.isArray(value['secretKeys'])

const isShopServer = (value: unknown): boolean =>
  isRecord(value) && typeof value['signIn'] === 'string' && typeof value['doorCode'] === 'string'

const areContractAccounts = (value: unknown): boolean =>
  isRecord(value) &&
  [value['deployed'], value['planned']].every((account) => isRecord(account) && typeof account['address'] === 'string')

const isSandboxFile = (value: unknown): value is SandboxFile =>
  isRecord(value) &&
  [
    value['walletApi'],
    value['blockchainApi'],
    value['relay'],
    value['phone'],
    value['secureSite'],
    value['safe'],
    value['mailbox'],
    value['swapRouter'],
    value['projectId'],
  ].every((text) => typeof text === 'string') &&
  Array.isArray(value['accounts']) &&
  Array.isArray(value['appSchemes']) &&
  areNetworks(value['networks']) &&
  isNetwork(value['unlistedNetwork']) &&
  isNetwork(value['swapNetwork']) &&
  isShopServer(value['shopServer']) &&
  areContractAccounts(value['contractAccounts']) &&
  (value['solana'] === undefined || isSolana(value['solana']))

export const loadSandboxFile = async (): Promise<SandboxFile> => {
  const reply = await fetch('/sandbox.json')
  const file: unknown = await reply.json()
  if (!isSandboxFile(file)) throw new TypeError('/sandbox.json is not what the demo server writes')
  return file
}
