import { makeAssetDiscovery } from './assetDiscovery.js'
import { makeCallBatches } from './callBatches.js'
import { callRpc, ProviderRpcError, signerOf } from './rpc.js'
import { makeAsk, type OwnerPrompt } from './ownerPrompt.js'
import type { BrowserWallet } from './BrowserWallet.js'
import { nameOfChain, type WalletAccess } from './walletAccess.js'
import { makeNetworkRequests } from './networkRequests.js'
import { makeSign, readText, type Signer } from './signature.js'

export interface WalletProvider extends Pick<WalletAccess, 'on' | 'removeListener'> {
  readonly request: (request: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
}

const READS =
  /^(eth_(blockNumber|call|estimateGas|feeHistory|gasPrice|get\w+|maxPriorityFeePerGas|syncing)|net_(listening|version)|web3_clientVersion)$/
/** Delay of the unrequested switch after a connection. */
const STRAYS_AFTER_MS = 1_000

/** An EIP-1193 provider that asks its owner on screen and signs with the keys of the chain at `keysAt`. */
export const makeProvider = (
  wallet: BrowserWallet,
  deps: Signer & { readonly own: readonly string[]; readonly access: WalletAccess },
): WalletProvider => {
  const { access, own } = deps
  const sign = makeSign(wallet, deps)
  const ask = makeAsk(wallet)
  const stray = (chainId: number): void =>
    void setTimeout(() => {
      if (access.accounts().length > 0) access.moveTo(chainId)
    }, STRAYS_AFTER_MS)
  const connect = async (): Promise<readonly string[]> => {
    if (access.isLocked()) {
      await ask({ title: 'unlock request', lines: ['The wallet is locked. Unlock it for this site?'] })
      access.unlock()
    }
    if (access.accounts().length > 0) return access.accounts()
    const chosen = await ask({
      title: 'connection request',
      lines: ['This site wants to see these accounts. It cannot move anything.'],
      accounts: own,
    })
    if (chosen.length === 0) throw new ProviderRpcError(4001, 'User rejected the request.')
    access.grant(chosen)
    if (wallet.straysTo !== undefined) stray(wallet.straysTo)
    return chosen
  }
  /** Node of a chain; throws rather than answering from another chain. */
  const nodeOf = (chainId: number): string => {
    const rpcUrl = access.networks().find((network) => network.chainId === chainId)?.rpcUrl
    if (rpcUrl === undefined) throw new ProviderRpcError(4901, `The wallet cannot reach chain ${chainId}.`)
    return rpcUrl
  }
  const signed = async (
    method: string,
    params: unknown,
    prompt: Pick<OwnerPrompt, 'title' | 'lines'>,
  ): Promise<unknown> => {
    const signer = signerOf(method, params)
    const chainId = access.chainId()
    const sends = method === 'eth_sendTransaction'
    const check = (): void => {
      if (!access.accounts().some((account) => account.toLowerCase() === signer))
        throw new ProviderRpcError(4100, 'This site may not use that account.')
      if (sends && access.chainId() !== chainId) throw new ProviderRpcError(4901, `The wallet left chain ${chainId}.`)
    }
    check()
    // Keys are the same on every chain; a transaction goes to the chain it was requested for.
    const node = sends ? nodeOf(chainId) : undefined
    await ask(prompt)
    // The owner may have disconnected the site, or switched networks, while the request was open.
    check()
    return node === undefined ? sign(method, params) : callRpc(node, method, params)
  }
  const { switchTo, add } = makeNetworkRequests(wallet, { access, ask })
  const permissions = (): readonly unknown[] =>
    access.accounts().length === 0
      ? []
      : [
          {
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: access.accounts() }],
          },
        ]

  const nodes = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      access
        .networks()
        .flatMap(({ chainId, rpcUrl }) => (rpcUrl === undefined ? [] : [[`0x${chainId.toString(16)}`, rpcUrl]])),
    )

  const sendTransaction = (params: unknown): Promise<unknown> =>
    signed('eth_sendTransaction', params, {
      title: 'transaction request',
      lines: [`On ${nameOfChain(access, access.chainId())}`, JSON.stringify(params)],
    })
  const methods: Readonly<Record<string, (params: unknown) => unknown>> = {
    eth_requestAccounts: connect,
    eth_accounts: () => access.accounts(),
    eth_chainId: () => `0x${access.chainId().toString(16)}`,
    personal_sign: (params) =>
      signed('personal_sign', params, { title: 'signature request', lines: [readText(params)] }),
    eth_signTypedData_v4: (params) =>
      signed('eth_signTypedData_v4', params, { title: 'signature request', lines: ['Structured data'] }),
    ...{ transactions: { eth_sendTransaction: sendTransaction }, calls: makeCallBatches({ access, ask }), nothing: {} }[
      wallet.sends
    ],
    wallet_switchEthereumChain: switchTo,
    wallet_addEthereumChain: add,
    ...(wallet.discovers === 'nfts' ? makeAssetDiscovery({ accounts: access.accounts, nodes }) : {}),
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
      if (!READS.test(method)) throw new ProviderRpcError(4200, `${method} is not supported.`)
      return callRpc(nodeOf(access.chainId()), method, params)
    },
  }
}
