import type { Network } from 'portico'
import type { SandboxContractAccounts } from '../../sandbox/Sandbox.js'
import type { SolanaSandboxFile } from '../../sandbox/solanaWallets/keys.js'

/** Content of the demo server's `/sandbox.json`: addresses of servers, and chains. */
export interface SandboxFile {
  readonly walletApi: string
  readonly blockchainApi: string
  readonly relay: string
  /** Page of the sandbox's phone. */
  readonly phone: string
  /** Page for the frame of e-mail and social logins. */
  readonly secureSite: string
  /** Origin of the Safe that may frame the shop. */
  readonly safe: string
  /** Page that shows the mails sent to users. */
  readonly mailbox: string
  /** Networks that the shop configures. */
  readonly networks: readonly [Network, Network]
  /** Known to the wallets, not configured by the shop. */
  readonly unlistedNetwork: Network
  /** Also configured by the shop: the network for swaps. */
  readonly swapNetwork: Network
  /** Swap router of that network. */
  readonly swapRouter: `0x${string}`
  /** Funded addresses on each chain. The first ones belong to the honest wallet. */
  readonly accounts: readonly string[]
  /** Accounts of the contract wallets. */
  readonly contractAccounts: SandboxContractAccounts
  /** The shop's own server: sign-in, and door codes for signed-in visitors. */
  readonly shopServer: { readonly signIn: string; readonly doorCode: string }
  /** Absent if the sandbox has no Solana chain. */
  readonly solana?: SolanaSandboxFile & { readonly network: Network }
  /** URL schemes of the sandbox's invented wallets, which Portico does not know. */
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
