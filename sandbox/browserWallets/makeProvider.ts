import { askChain } from './askChain.js'
import { askOwner, type OwnerAnswer, type OwnerPrompt } from './askOwner.js'
import type { BrowserWallet } from './BrowserWallet.js'
import type { WalletAccess } from './makeAccess.js'
import { RpcFailure } from './RpcFailure.js'
import { signerOf } from './signerOf.js'

export interface WalletProvider extends Pick<WalletAccess, 'on' | 'removeListener'> {
  readonly request: (request: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
}

const READS = /^(eth_(blockNumber|call|estimateGas|feeHistory|gasPrice|get\w+|maxPriorityFeePerGas|syncing)|net_(listening|version)|web3_clientVersion)$/
const ETHEREUM = 1

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const refused = (): RpcFailure => new RpcFailure(4001, 'User rejected the request.')

const readText = (params: unknown): string => {
  const [data] = Array.isArray(params) ? (params as readonly unknown[]) : []
  if (typeof data !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(data)) return String(data)
  return new TextDecoder().decode(Uint8Array.from(data.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

const readChainId = (params: unknown): number => {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const chainId = typeof first === 'object' && first !== null && 'chainId' in first ? Number(first.chainId) : NaN
  if (!Number.isSafeInteger(chainId)) throw new RpcFailure(-32602, 'chainId is missing')
  return chainId
}

/** An EIP-1193 provider whose owner is asked on screen and whose keys are the chain's. */
export const makeProvider = (wallet: BrowserWallet, deps: { readonly rpcUrl: string; readonly homeChainId: number; readonly own: readonly string[]; readonly access: WalletAccess }): WalletProvider => {
  const { access, homeChainId, own, rpcUrl } = deps
  let prompting = false

  const ask = async (prompt: OwnerPrompt): Promise<readonly string[]> => {
    if (wallet.manner === 'silent') return new Promise(() => undefined)
    if (wallet.manner === 'refuses') return wait(wallet.thinksForMs).then(() => Promise.reject(refused()))
    if (prompting) throw new RpcFailure(-32002, 'A request is already open.')
    prompting = true
    const answer: OwnerAnswer = await askOwner(wallet, prompt).finally(() => (prompting = false))
    await wait(wallet.thinksForMs)
    if (answer === undefined) throw refused()
    return answer
  }
  const connect = async (): Promise<readonly string[]> => {
    if (access.accounts().length > 0) return access.accounts()
    const chosen = await ask({ title: 'connection request', lines: ['This site wants to see these accounts. It cannot move anything.'], accounts: own })
    if (chosen.length === 0) throw refused()
    access.grant(chosen)
    return chosen
  }
  /** Only the sandbox's own chain is within reach: an answer from it must not pass for another chain's. */
  const atHome = (): void => {
    if (access.chainId() !== homeChainId) throw new RpcFailure(4901, `The wallet cannot reach chain ${access.chainId()}.`)
  }
  const signed = async (method: string, params: unknown, title: string, line: string): Promise<unknown> => {
    const signer = signerOf(method, params)
    const check = (): void => {
      if (!access.accounts().some((account) => account.toLowerCase() === signer)) throw new RpcFailure(4100, 'This site may not use that account.')
      if (method === 'eth_sendTransaction') atHome()
    }
    check()
    await ask({ title, lines: [line] })
    // The owner may have disconnected the site, or moved, while the request was open.
    check()
    return askChain(rpcUrl, method, params)
  }
  const moveTo = async (params: unknown, add: boolean): Promise<null> => {
    const chainId = readChainId(params)
    if (!add && chainId !== homeChainId && chainId !== ETHEREUM && chainId !== access.chainId()) throw new RpcFailure(4902, 'The chain is not known to this wallet.')
    if (chainId !== access.chainId()) await ask({ title: 'network request', lines: [`Move to chain ${chainId}?`] })
    access.moveTo(chainId)
    return null
  }
  const permissions = (): readonly unknown[] => (access.accounts().length === 0 ? [] : [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: access.accounts() }] }])

  const methods: Readonly<Record<string, (params: unknown) => unknown>> = {
    eth_requestAccounts: connect,
    eth_accounts: () => access.accounts(),
    eth_chainId: () => `0x${access.chainId().toString(16)}`,
    personal_sign: (params) => signed('personal_sign', params, 'signature request', readText(params)),
    eth_signTypedData_v4: (params) => signed('eth_signTypedData_v4', params, 'signature request', 'Structured data'),
    eth_sendTransaction: (params) => signed('eth_sendTransaction', params, 'transaction request', JSON.stringify(params)),
    wallet_switchEthereumChain: (params) => moveTo(params, false),
    wallet_addEthereumChain: (params) => moveTo(params, true),
    wallet_getPermissions: permissions,
    wallet_revokePermissions: () => {
      access.grant([])
      return null
    },
  }
  return {
    on: access.on,
    removeListener: access.removeListener,
    request: async ({ method, params }) => {
      const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (answer !== undefined) return answer(params)
      if (!READS.test(method)) throw new RpcFailure(4200, `${method} is not supported.`)
      atHome()
      return askChain(rpcUrl, method, params)
    },
  }
}
