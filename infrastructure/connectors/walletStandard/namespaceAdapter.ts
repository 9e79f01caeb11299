import type { CaipNetworkId, ChainNamespace } from '../../../domain/network/network.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { PinnedWallet, UnregisteredWallet } from './wallet.js'
import { ERROR_CODES, providerRpcError, REFUSALS } from '../shared/providerErrors.js'
import { readList } from '../shared/untrusted.js'
import { readField } from '../../shared/safeRead.js'

/** An account of one namespace, as it was when it was read. */
export interface StandardAccount {
  readonly address: string
  /** Wallet Standard names of its chains. */
  readonly chains: readonly string[]
  /** CAIP-2 id of its first chain. */
  readonly firstChainId: CaipNetworkId
  /** The wallet's original account object, which its features require. */
  readonly own: unknown
}

/** A request with the connection state that it was made in (U-41). */
export interface WalletCall {
  readonly wallet: PinnedWallet
  /** Active account first. */
  readonly accounts: readonly [StandardAccount, ...StandardAccount[]]
  /** The wallet's name of the chain. */
  readonly chain: string
  readonly request: WalletRequest
}

/** A call of a wallet's feature. */
interface FeatureCall {
  readonly feature: string
  readonly inputs: readonly unknown[]
}

/** How a chain namespace uses the Wallet Standard. */
export interface NamespaceAdapter {
  readonly namespace: ChainNamespace
  /** Requests access with a prompt. */
  readonly connect: FeatureCall
  /** Checks for access without a prompt. If the feature is missing, the wallet's listed accounts count. */
  readonly restore: FeatureCall
  /** A wallet must have all of these. */
  readonly requiredFeatures: readonly string[]
  /** A wallet must have at least one of these. */
  readonly signingFeatures: readonly string[]
  /** Feature by which wallets write the sign-in message themselves; absent if the standard has none. */
  readonly signInFeature?: string
  readonly isAddress: (text: string, chain: CaipNetworkId) => boolean
  /** Possible wallet names of a chain, the common one first. */
  readonly namesOf: (id: CaipNetworkId) => readonly string[]
  /** Chain of a wallet's name; `undefined` for other namespaces. */
  readonly idOf: (name: string) => CaipNetworkId | undefined
  /** Finds wallets that do not register. Never rejects. */
  readonly findInWindow?: (window: unknown) => Promise<readonly UnregisteredWallet[]>
  /** Loads the code that sends requests to the wallet's features, on its first connection. */
  readonly load: () => Promise<(call: WalletCall) => Promise<unknown>>
}

/** Account named by a request, or the active one. Throws EIP-1193 4100 if the account was not granted. */
export const requireAccount = ({ accounts }: WalletCall, named: string | undefined): StandardAccount => {
  const account = named === undefined ? accounts[0] : accounts.find(({ address }) => address === named)
  if (account === undefined) throw providerRpcError(...REFUSALS.account)
  return account
}

/**
 * Calls a feature with all inputs at once, for a single approval, and decodes each output; throws JSON-RPC -32603 for
 * malformed ones.
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

/** A PSBT may include the full transactions that it spends. */
const MAX_BYTES = 1_048_576

const isByte = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255

/** Copies bytes of a wallet's answer; `undefined` if malformed or above 1 MiB. */
export const readBytes = (input: unknown): Uint8Array | undefined => {
  const list = readList(input, MAX_BYTES)
  return list !== undefined && list.length > 0 && list.every(isByte) ? Uint8Array.from(list) : undefined
}

/** Reads one byte field of a wallet's output. */
export const bytesIn =
  (field: string) =>
  (output: unknown): Uint8Array | undefined =>
    readBytes(readField(output, field))
