import { callRpc, ProviderRpcError } from './rpc.js'
import { nameOfChain, type WalletAccess, type WalletNetwork } from './walletAccess.js'
import type { OwnerPrompt } from './ownerPrompt.js'
import type { BrowserWallet } from './BrowserWallet.js'

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)

const firstOf = (params: unknown): ReadonlyMap<string, unknown> => {
  const first: unknown = Array.isArray(params) ? params[0] : undefined
  return new Map<string, unknown>(typeof first === 'object' && first !== null ? Object.entries(first) : [])
}

const wrong = (what: string): ProviderRpcError => new ProviderRpcError(-32602, `${what} is not valid.`)

/** Chain of `wallet_switchEthereumChain` (EIP-3326). */
const readChainId = (params: unknown): number => {
  const text = firstOf(params).get('chainId')
  const chainId = typeof text === 'string' && /^0x[0-9a-f]+$/i.test(text) ? Number(text) : NaN
  if (!Number.isSafeInteger(chainId)) throw wrong('chainId')
  return chainId
}

/** Network of `wallet_addEthereumChain` (EIP-3085), with the one RPC address that a wallet keeps. */
const readNetwork = (params: unknown): Required<WalletNetwork> => {
  const fields = firstOf(params)
  const name = fields.get('chainName')
  const addresses: unknown = fields.get('rpcUrls')
  const rpcUrl: unknown = Array.isArray(addresses) ? addresses.find(isWebAddress) : undefined
  if (typeof name !== 'string' || name.trim() === '') throw wrong('chainName')
  if (!isWebAddress(rpcUrl)) throw wrong('rpcUrls')
  return { chainId: readChainId(params), name, rpcUrl }
}

interface NetworkRequestDeps {
  readonly access: WalletAccess
  /** Rejects if the owner rejects. */
  readonly ask: (prompt: OwnerPrompt) => Promise<unknown>
}

/** Network methods (EIP-3326, EIP-3085), answered according to the wallet's settings. */
export const makeNetworkRequests = (
  { switching, adding }: Pick<BrowserWallet, 'switching' | 'adding'>,
  { access, ask }: NetworkRequestDeps,
) => {
  const switchTo = async (params: unknown): Promise<null> => {
    const chainId = readChainId(params)
    if (chainId === access.chainId()) return null
    if (switching === 'silent') return new Promise(() => undefined)
    if (access.known(chainId) === undefined) throw new ProviderRpcError(4902, 'The chain is not known to this wallet.')
    await ask({
      title: 'network request',
      lines: [`Move from ${nameOfChain(access, access.chainId())} to ${nameOfChain(access, chainId)}?`],
    })
    if (switching === 'honest') access.moveTo(chainId)
    return null
  }
  const add = async (params: unknown): Promise<null> => {
    const network = readNetwork(params)
    if (adding === 'refuses') throw new ProviderRpcError(4200, 'This wallet adds no networks.')
    if (access.known(network.chainId) !== undefined) return adding === 'adds and moves' ? switchTo(params) : null
    const reported = await callRpc(network.rpcUrl, 'eth_chainId', [])
    if (Number(reported) !== network.chainId)
      throw new ProviderRpcError(-32602, `${network.rpcUrl} answers for another chain.`)
    await ask({
      title: 'new network request',
      lines: [
        `Add ${network.name} (${network.chainId})${adding === 'adds and moves' ? ' and move there' : ''}?`,
        network.rpcUrl,
      ],
    })
    access.add(network)
    if (adding === 'adds and moves') access.moveTo(network.chainId)
    return null
  }
  return { switchTo, add }
}
