import { askOwner, type OwnerPrompt } from './askOwner.js'
import type { BrowserWallet } from './BrowserWallet.js'
import { RpcFailure } from './RpcFailure.js'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const refused = (): RpcFailure => new RpcFailure(4001, 'User rejected the request.')

/** Asks the owner in the wallet's own manner, one thing at a time; rejects where the answer is no. */
export const makeAsk = (wallet: Pick<BrowserWallet, 'name' | 'icon' | 'manner' | 'thinksForMs'>) => {
  let prompting = false
  return async (prompt: OwnerPrompt): Promise<readonly string[]> => {
    if (wallet.manner === 'silent') return new Promise(() => undefined)
    if (wallet.manner === 'refuses') return wait(wallet.thinksForMs).then(() => Promise.reject(refused()))
    if (prompting) throw new RpcFailure(-32002, 'A request is already open.')
    prompting = true
    const answer = await askOwner(wallet, prompt).finally(() => (prompting = false))
    await wait(wallet.thinksForMs)
    if (answer === undefined) throw refused()
    return answer
  }
}
