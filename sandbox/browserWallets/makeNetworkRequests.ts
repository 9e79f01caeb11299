import { askChain } from './askChain.js'
import type { OwnerPrompt } from './askOwner.js'
import type { BrowserWallet } from './BrowserWallet.js'
import type { WalletAccess } from './makeAccess.js'
import { nameOfChain } from './nameOfChain.js'
import { readChainId, readNetwork } from './readNetworkParams.js'
import { RpcFailure } from './RpcFailure.js'

interface NetworkRequestDeps {
  readonly access: WalletAccess
  /** Rejects where the owner does. */
  readonly ask: (prompt: OwnerPrompt) => Promise<unknown>
}

/** What a site can ask of a wallet about networks (EIP-3326, EIP-3085), answered in the wallet's own manner. */
export const makeNetworkRequests = (
  { switching, adding }: Pick<BrowserWallet, 'switching' | 'adding'>,
  { access, ask }: NetworkRequestDeps,
) => {
  const switchTo = async (params: unknown): Promise<null> => {
    const chainId = readChainId(params)
    if (chainId === access.chainId()) return null
    if (switching === 'silent') return new Promise(() => undefined)
    if (access.known(chainId) === undefined) throw new RpcFailure(4902, 'The chain is not known to this wallet.')
    await ask({
      title: 'network request',
      lines: [`Move from ${nameOfChain(access, access.chainId())} to ${nameOfChain(access, chainId)}?`],
    })
    if (switching === 'honest') access.moveTo(chainId)
    return null
  }
  const add = async (params: unknown): Promise<null> => {
    const network = readNetwork(params)
    if (adding === 'refuses') throw new RpcFailure(4200, 'This wallet adds no networks.')
    if (access.known(network.chainId) !== undefined) return adding === 'adds and moves' ? switchTo(params) : null
    const reported = await askChain(network.rpcUrl, 'eth_chainId', [])
    if (Number(reported) !== network.chainId)
      throw new RpcFailure(-32602, `${network.rpcUrl} answers for another chain.`)
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
