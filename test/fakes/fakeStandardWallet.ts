import { firstValueFrom, NEVER, type SchedulerLike, timer } from 'rxjs'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { ScriptedWallet } from '../contracts/walletConnector/ScriptedWallet.js'
import type { WalletAnswer } from '../contracts/walletConnector/WalletAnswer.js'
import type { FakeSigning, FakeSpeech } from './standardWallet/FakeSpeech.js'
import { solanaSpeech } from './standardWallet/solanaSpeech.js'

type Listener = (change: unknown) => void

export interface FakeStandardWallet {
  /** The object that a wallet registers. */
  readonly wallet: Readonly<Record<string, unknown>>
  readonly script: ScriptedWallet
  /** Chains that inputs named, in order. */
  readonly chainsNamed: readonly (string | undefined)[]
  readonly accountsNamed: readonly string[]
  readonly tell: (change: unknown) => void
}

const REPEAT_AFTER_MS = 500

const refusal = (code: number, message: string): Error => Object.assign(new Error(message), { code })

/** A Wallet Standard wallet that behaves like a real one. Controlled by its script. Supports Solana by default. */
export const fakeStandardWallet = (deps: {
  readonly name?: string
  readonly account: string
  readonly chains: readonly CaipNetworkId[]
  readonly scheduler: SchedulerLike
  readonly speech?: FakeSpeech
}): FakeStandardWallet => {
  const speech = deps.speech ?? solanaSpeech
  const listeners = new Set<Listener>()
  const requests: WalletRequest[] = []
  const chainsNamed: (string | undefined)[] = []
  const accountsNamed: string[] = []
  let address = deps.account
  let spoken: readonly string[] = deps.chains
  let granted = false
  let prompts = 0
  let script: { readonly answer: WalletAnswer; readonly afterMs: number } = { answer: 'approve', afterMs: 0 }

  const account = () => ({ address, publicKey: new Uint8Array(32), chains: spoken, features: [] })
  const tell = (change: unknown): void => [...listeners].forEach((listener) => listener(change))
  const tellAccounts = (): void => tell({ accounts: granted ? [account()] : [] })
  const decide = async <A>(approved: () => A): Promise<A | object> => {
    const { answer, afterMs } = script
    const reply = approved()
    if (answer === 'staySilent') return firstValueFrom(NEVER)
    if (answer === 'fail') throw refusal(-32603, 'wallet is broken')
    if (answer === 'answerGarbage') return { accounts: 'garbage' }
    if (answer === 'sayPending') throw refusal(-32002, 'Request already pending')
    if (afterMs > 0) await firstValueFrom(timer(afterMs, deps.scheduler))
    if (answer === 'reject') throw refusal(4001, 'User rejected the request.')
    if (answer === 'approveTwice') timer(REPEAT_AFTER_MS, deps.scheduler).subscribe(tellAccounts)
    return reply
  }
  const connect = async ({ silent = false }: { readonly silent?: boolean } = {}): Promise<unknown> => {
    if (silent)
      return script.answer === 'approve'
        ? { accounts: granted ? [account()] : [] }
        : decide(() => ({ accounts: granted ? [account()] : [] }))
    prompts += 1
    const reply = await decide(() => ({ accounts: [account()] }))
    const isNew = !granted
    granted = true
    if (isNew) tellAccounts()
    return reply
  }
  const signing: FakeSigning =
    (method, paramsOf, outputOf) =>
    async (...inputs) => {
      requests.push({ method, params: paramsOf(inputs) })
      chainsNamed.push(...inputs.map(({ chain }) => chain))
      accountsNamed.push(
        ...inputs.flatMap(({ account: named, inputsToSign = [] }) =>
          [...(named === undefined ? [] : [named]), ...inputsToSign.map((input) => input.account)].map(
            (each) => each.address,
          ),
        ),
      )
      return decide(() => inputs.map(outputOf))
    }
  const wallet = {
    version: '1.0.0',
    name: deps.name ?? 'Fake Wallet',
    icon: 'data:image/svg+xml,<svg/>',
    chains: deps.chains,
    get accounts() {
      return granted ? [account()] : []
    },
    features: {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () =>
          decide(() => {
            granted = false
            tellAccounts()
          }),
      },
      'standard:events': {
        version: '1.0.0',
        on: (event: string, listener: Listener) => {
          if (event === 'change') listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      ...speech.features({ connect, signing }),
    },
  }
  return {
    wallet,
    chainsNamed,
    accountsNamed,
    tell,
    script: {
      answersWith: (answer, afterMs = 0) => {
        script = { answer, afterMs }
      },
      // Such a wallet is never asked to switch.
      answersSwitchWith: () => undefined,
      switchPrompts: () => 0,
      doesNotKnow: (id) => {
        spoken = spoken.filter((chain) => chain !== id)
        tellAccounts()
      },
      remembersPage: () => {
        granted = true
      },
      movesToAccount: async (next) => {
        address = next
        tell({ accounts: [account()] })
      },
      movesToChain: async (id) => {
        spoken = [id]
        tell({ accounts: [account()] })
      },
      withdrawsAccess: async () => {
        granted = false
        tellAccounts()
      },
      repeatsItself: async () => tellAccounts(),
      babbles: async () => {
        const wrong = { address: speech.noAddress, chains: spoken }
        for (const accounts of [
          undefined,
          null,
          'x',
          [1],
          [{}],
          { length: -1 },
          [account(), {}],
          [wrong],
          [{ address, chains: [1] }],
        ])
          tell({ accounts })
        for (const change of [undefined, null, 'x', {}, { chains: ['solana:other'] }, { features: {} }]) tell(change)
      },
      grantsAccess: () => granted,
      connectPrompts: () => prompts,
      requests: () => requests,
      listeners: () => listeners.size,
    },
  }
}
