import type { CaipNetworkId, ChainNamespace } from '../../../domain/network/network.js'
import type { WalletRequest } from '../../../application/ports/walletConnector.js'
import type { PinnedWallet, UnregisteredWallet } from './wallet.js'
import { ERROR_CODES, providerRpcError, REFUSALS } from '../shared/providerErrors.js'
import { readList } from '../shared/untrusted.js'
import { readField } from '../../shared/safeRead.js'

/** An account of one namespace that a wallet showed this page, as it was when it was read. */
export interface StandardAccount {
  readonly address: string
  /** Names of the chains it can be used on, as the Wallet Standard writes them. */
  readonly chains: readonly string[]
  /** The first of these chains, as a CAIP-2 id. */
  readonly firstChainId: CaipNetworkId
  /** The wallet's own object for it, which its features want back. */
  readonly own: unknown
}

/** A request together with all that it was bound to when it was made (U-41). */
export interface WalletCall {
  readonly wallet: PinnedWallet
  /** The active one first. */
  readonly accounts: readonly [StandardAccount, ...StandardAccount[]]
  /** The wallet's name of the chain. */
  readonly chain: string
  readonly request: WalletRequest
}

/** A question to a feature of a wallet. */
interface FeatureCall {
  readonly feature: string
  readonly inputs: readonly unknown[]
}

/** How a chain namespace uses the Wallet Standard. */
export interface NamespaceAdapter {
  readonly namespace: ChainNamespace
  /** Asks for access; the visitor answers. */
  readonly connect: FeatureCall
  /** Asks without a prompt whether access stands. Of a wallet that lacks the feature counts what it shows of itself. */
  readonly restore: FeatureCall
  /** Features that a wallet of this namespace has, all of them. */
  readonly requiredFeatures: readonly string[]
  /** A wallet has at least one of them. */
  readonly signingFeatures: readonly string[]
  /** By which wallets that have it write the text of a sign-in themselves; absent where the standard has none. */
  readonly signInFeature?: string
  readonly isAddress: (text: string, chain: CaipNetworkId) => boolean
  /** What wallets may call a chain, the usual name first. */
  readonly namesOf: (id: CaipNetworkId) => readonly string[]
  /** The chain behind a wallet's name for it; `undefined` for one of another namespace. */
  readonly idOf: (name: string) => CaipNetworkId | undefined
  /** Wallets that announce themselves otherwise. Never rejects. */
  readonly findInWindow?: (window: unknown) => Promise<readonly UnregisteredWallet[]>
  /** Code that a wallet's first connection brings: it puts a request to the wallet's features. */
  readonly load: () => Promise<(call: WalletCall) => Promise<unknown>>
}

/** The account that a request names, the active one where it names none; else it is refused (EIP-1193 4100). */
export const requireAccount = ({ accounts }: WalletCall, named: string | undefined): StandardAccount => {
  const account = named === undefined ? accounts[0] : accounts.find(({ address }) => address === named)
  if (account === undefined) throw providerRpcError(...REFUSALS.account)
  return account
}

/**
 * Asks for all inputs at once, for one approval, and reads each output; one that cannot be read is refused (JSON-RPC
 * -32603).
 */
export const askFeature = async <A>(
  { wallet }: WalletCall,
  feature: string,
  inputs: readonly object[],
  read: (output: unknown) => A | undefined,
): Promise<readonly A[]> => {
  const method = wallet.method(feature)
  if (method === undefined) throw providerRpcError(ERROR_CODES.unsupportedMethod, `The wallet has no ${feature}.`)
  const answer = await method(...inputs)
  const outputs = readList(answer, inputs.length)?.map(read)
  if (outputs?.length === inputs.length && outputs.every((output) => output !== undefined)) return outputs
  throw providerRpcError(...REFUSALS.answer)
}

/** A PSBT may hold the whole transactions that it spends. */
const MAX_BYTES = 1_048_576

const isByte = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255

/** Bytes that a wallet answered, copied; `undefined` when they are none, or more than 1 MiB. */
export const readBytes = (input: unknown): Uint8Array | undefined => {
  const list = readList(input, MAX_BYTES)
  return list !== undefined && list.length > 0 && list.every(isByte) ? Uint8Array.from(list) : undefined
}

/** Reads one field of bytes of a wallet's output. */
export const bytesIn =
  (field: string) =>
  (output: unknown): Uint8Array | undefined =>
    readBytes(readField(output, field))
