import { asyncScheduler, firstValueFrom, NEVER, type SchedulerLike, timer } from 'rxjs'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { ScriptedWallet } from '../contracts/walletConnector/ScriptedWallet.js'
import type { WalletAnswer } from '../contracts/walletConnector/WalletAnswer.js'
import { fakeSwitches, type SwitchVerdict } from './fakeSwitches.js'

type Listener = (payload: unknown) => void

export interface FakeEip1193Provider {
  /** The object that a wallet injects. */
  readonly provider: {
    readonly request: (request: WalletRequest) => Promise<unknown>
    readonly on: (event: string, listener: Listener) => void
    readonly removeListener: (event: string, listener: Listener) => void
  }
  readonly wallet: ScriptedWallet
  /** Every call, including those without a prompt. */
  readonly calls: readonly WalletRequest[]
  readonly emit: (event: string, payload?: unknown) => void
  /** Overrides the answer of one method. */
  readonly answer: (method: string, respond: (request: WalletRequest) => unknown) => void
}

const OWN_METHODS = [
  'eth_requestAccounts',
  'eth_accounts',
  'eth_chainId',
  'wallet_getPermissions',
  'wallet_revokePermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
const REPEAT_AFTER_MS = 500
export const FAKE_SIGNATURE = '0x5161'

const refusal = (code: number, message: string): Error => Object.assign(new Error(message), { code })
const REFUSALS: Readonly<Record<Exclude<SwitchVerdict, 'yes'>, () => Error>> = {
  reject: () => refusal(4001, 'User rejected the request.'),
  sayPending: () => refusal(-32002, 'Request already pending'),
  fail: () => refusal(-32603, 'wallet is broken'),
  cannot: () => refusal(4200, 'Method not supported'),
  unknownChain: () => refusal(4902, 'Unrecognized chain ID'),
}
const said = (verdict: SwitchVerdict): null => {
  if (verdict !== 'yes') throw REFUSALS[verdict]()
  return null
}
const hexOf = (id: CaipNetworkId): string => `0x${BigInt(id.slice('eip155:'.length)).toString(16)}`

const chainOf = (params: unknown): CaipNetworkId => {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const asked = typeof first === 'object' && first !== null && 'chainId' in first ? first.chainId : undefined
  if (typeof asked !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/.test(asked))
    throw refusal(-32602, 'chainId is no hexadecimal number')
  return `eip155:${BigInt(asked)}`
}

/** An injected wallet that behaves like a real one: permissions, prompts, events. Controlled by its script. */
export const fakeEip1193Provider = ({
  accounts = [`0x${'a1'.repeat(20)}`],
  caipNetworkId = 'eip155:1',
  scheduler = asyncScheduler,
}: {
  readonly accounts?: readonly [string, ...string[]]
  readonly caipNetworkId?: CaipNetworkId
  readonly scheduler?: SchedulerLike
} = {}): FakeEip1193Provider => {
  const listeners: { readonly event: string; readonly listener: Listener }[] = []
  const calls: WalletRequest[] = []
  const overrides = new Map<string, (request: WalletRequest) => unknown>()
  let [account] = accounts
  let chain = hexOf(caipNetworkId)
  let granted = false
  let script: { readonly answer: WalletAnswer; readonly afterMs: number } = { answer: 'approve', afterMs: 0 }

  const emit = (event: string, payload?: unknown): void =>
    listeners.filter((one) => one.event === event).forEach(({ listener }) => listener(payload))
  const tellAll = (): void => {
    emit('accountsChanged', granted ? [account] : [])
    emit('chainChanged', chain)
  }
  /** The visitor decides; the answer is for the requested account, even if another is active by then. */
  const prompt = async <A>(approved: () => A): Promise<A> => {
    const { answer, afterMs } = script
    const reply = approved()
    if (answer === 'sayPending') throw refusal(-32002, 'Request already pending')
    if (afterMs > 0) await firstValueFrom(timer(afterMs, scheduler))
    if (answer === 'reject') throw refusal(4001, 'User rejected the request.')
    if (answer === 'approveTwice') timer(REPEAT_AFTER_MS, scheduler).subscribe(tellAll)
    return reply
  }
  const letIn = async (): Promise<readonly string[]> => {
    const reply = granted ? [account] : await prompt(() => [account])
    if (!granted) {
      granted = true
      // Real wallets emit an event for the grant, too. One for an account selected meanwhile was already emitted.
      if (reply[0] === account) emit('accountsChanged', [account])
    }
    return reply
  }
  const moveTo = (id: CaipNetworkId): void => {
    chain = hexOf(id)
    emit('chainChanged', chain)
  }
  const switches = fakeSwitches({ scheduler, at: () => `eip155:${BigInt(chain)}`, moveTo, script: () => script })
  const own: Readonly<Record<string, (params: unknown) => unknown>> = {
    eth_requestAccounts: letIn,
    eth_accounts: () => (granted ? [account] : []),
    eth_chainId: () => chain,
    wallet_getPermissions: () => (granted ? [{ parentCapability: 'eth_accounts' }] : []),
    wallet_revokePermissions: () => {
      granted = false
      emit('accountsChanged', [])
      return null
    },
    wallet_switchEthereumChain: async (params) => said(await switches.move(chainOf(params))),
    wallet_addEthereumChain: async (params) => said(await switches.add(chainOf(params))),
  }
  const request = async (asked: WalletRequest): Promise<unknown> => {
    calls.push(asked)
    const override = overrides.get(asked.method)
    if (override !== undefined) return override(asked)
    if (script.answer === 'staySilent') return firstValueFrom(NEVER)
    if (script.answer === 'fail') throw refusal(-32603, 'wallet is broken')
    if (script.answer === 'answerGarbage') return { garbage: ['0x', -1, null] }
    const respond = own[asked.method]
    return respond === undefined ? prompt(() => FAKE_SIGNATURE) : respond(asked.params)
  }
  return {
    provider: {
      request,
      on: (event, listener) => void listeners.push({ event, listener }),
      removeListener: (event, listener) => {
        const index = listeners.findIndex((one) => one.event === event && one.listener === listener)
        if (index >= 0) listeners.splice(index, 1)
      },
    },
    calls,
    emit,
    answer: (method, respond) => void overrides.set(method, respond),
    wallet: {
      ...switches,
      answersWith: (answer, afterMs = 0) => {
        script = { answer, afterMs }
      },
      remembersPage: () => {
        granted = true
      },
      movesToAccount: async (address) => {
        account = address
        emit('accountsChanged', [address])
      },
      movesToChain: async (id) => moveTo(id),
      withdrawsAccess: async () => {
        granted = false
        emit('accountsChanged', [])
        emit('disconnect', { code: 4900, message: 'Disconnected' })
      },
      repeatsItself: async () => tellAll(),
      babbles: async () => {
        for (const payload of [undefined, null, 'x', [1], ['0x12'], [{}], { 0: 'a', length: -1 }])
          emit('accountsChanged', payload)
        for (const payload of [undefined, '', '0xzz', -1, 1.5, NaN, {}, [], `0x${'f'.repeat(40)}`, '0'])
          emit('chainChanged', payload)
        emit('disconnect', { code: 1013, message: 'MetaMask: Disconnected from chain. Attempting to connect.' })
        emit('message', { type: 'other' })
      },
      grantsAccess: () => granted,
      connectPrompts: () => calls.filter(({ method }) => method === 'eth_requestAccounts').length,
      requests: () => calls.filter(({ method }) => !OWN_METHODS.includes(method)),
      listeners: () => listeners.length,
    },
  }
}
