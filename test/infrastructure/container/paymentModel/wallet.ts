import type { WalletRequest } from '../../../../domain/connect/walletRequest.js'
import { readField } from '../../../../infrastructure/shared/safeRead.js'
import type { PaymentChain, Signed } from './chain.js'

/** What the visitor does in the wallet with a prompt, or what the wallet does. */
export type Decision =
  | { readonly _tag: 'Approve' }
  | { readonly _tag: 'Refuse' }
  /** An error that certainly comes before anything is sent. */
  | { readonly _tag: 'NotAccepted'; readonly code: number }
  /** Any other error; some come after the wallet has sent the transaction. */
  | { readonly _tag: 'Throw'; readonly code: number | undefined; readonly message: string; readonly sends: boolean }

/** The accounts of the wallet. */
export const ACCOUNTS = [`0x${'a1'.repeat(20)}`, `0x${'a2'.repeat(20)}`] as const

/** A payment that the wallet shows, or showed. */
export interface Prompt {
  readonly signed: Signed
  decision: Decision | undefined
  /** The transaction that the wallet sent. */
  hash: string | undefined
  readonly answer: (given: Promise<unknown>) => void
}

/** How a wallet takes payments: by transactions, by calls only (EIP-5792), or not at all. */
export type Takes = 'Transactions' | 'Calls' | 'Nothing'

const refusal = (code: number | undefined, message: string): Error =>
  Object.assign(new Error(message), code !== undefined && { code })

const signedOf = ({ params }: WalletRequest): Signed => {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const calls = readField(first, 'calls')
  const call = Array.isArray(calls) ? (calls[0] as unknown) : first
  return {
    from: String(readField(first, 'from')),
    to: String(readField(call, 'to')).toLowerCase(),
    value: BigInt(String(readField(call, 'value'))),
  }
}

/** A wallet outside of the pages, which keeps what it was asked for when a page is gone. */
export const makePayingWallet = (chain: PaymentChain, chainId: `0x${string}`, shows: (prompt: Prompt) => void) => {
  const prompts: Prompt[] = []
  const listeners = new Set<(event: 'accountsChanged' | 'disconnect', payload: unknown) => void>()
  let isGranted = false
  let isLocked = false
  let account: (typeof ACCOUNTS)[number] = ACCOUNTS[0]
  let takes: Takes = 'Transactions'
  const accounts = (): readonly string[] => (isGranted && !isLocked ? [account] : [])
  const open = (): readonly Prompt[] => prompts.filter(({ decision }) => decision === undefined)
  const ask = (request: WalletRequest): Promise<unknown> =>
    new Promise((resolve) => {
      const prompt: Prompt = { signed: signedOf(request), decision: undefined, hash: undefined, answer: resolve }
      prompts.push(prompt)
      shows(prompt)
    })
  const tell = (event: 'accountsChanged' | 'disconnect', payload: unknown): void =>
    [...listeners].forEach((listener) => listener(event, payload))
  const own: Readonly<Record<string, (request: WalletRequest) => unknown>> = {
    eth_requestAccounts: () => {
      isGranted = true
      isLocked = false
      return accounts()
    },
    eth_accounts: accounts,
    eth_chainId: () => chainId,
    eth_sendTransaction: (request) => {
      if (takes !== 'Transactions') throw refusal(takes === 'Calls' ? 4200 : -32601, 'Method not found')
      return ask(request)
    },
    wallet_sendCalls: async (request) => {
      if (takes === 'Nothing') throw refusal(-32601, 'Method not found')
      return { id: `batch-${String(await ask(request))}` }
    },
    wallet_getCallsStatus: ({ params }) =>
      chain.statusOf(String(Array.isArray(params) ? params[0] : '').replace('batch-', '')),
    wallet_revokePermissions: () => {
      isGranted = false
      return null
    },
    wallet_getPermissions: () => (isGranted ? [{ parentCapability: 'eth_accounts' }] : []),
  }
  const decide = (at: number, decision: Decision): void => {
    const prompt = open().toReversed()[at % Math.max(1, open().length)]
    if (prompt === undefined) return
    prompt.decision = decision
    const sends = decision._tag === 'Approve' || (decision._tag === 'Throw' && decision.sends)
    if (sends) prompt.hash = chain.broadcast(prompt.signed)
    if (decision._tag === 'Approve') return prompt.answer(Promise.resolve(prompt.hash))
    const code = decision._tag === 'Refuse' ? 4001 : decision.code
    const failed = Promise.reject(refusal(code, decision._tag === 'Throw' ? decision.message : 'Not accepted'))
    failed.catch(() => undefined)
    prompt.answer(failed)
  }
  return {
    prompts: prompts as readonly Prompt[],
    open,
    decide,
    request: async (asked: WalletRequest): Promise<unknown> => {
      const answer = own[asked.method]
      if (answer === undefined) throw refusal(4200, 'Method not found')
      return answer(asked)
    },
    listen: (listener: Parameters<(typeof listeners)['add']>[0]): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    takes: (next: Takes): void => void (takes = next),
    lock: (): void => {
      isLocked = true
      tell('accountsChanged', [])
    },
    unlock: (): void => {
      isLocked = false
      tell('accountsChanged', accounts())
    },
    /** Moves to another account. */
    moveTo: (at: 0 | 1): void => {
      account = ACCOUNTS[at]
      tell('accountsChanged', accounts())
    },
    /** Loses its connection to the page, without taking back its prompts. */
    cutOff: (): void => {
      isLocked = true
      tell('disconnect', { code: 4900, message: 'Disconnected' })
    },
  }
}
export type PayingWallet = ReturnType<typeof makePayingWallet>
