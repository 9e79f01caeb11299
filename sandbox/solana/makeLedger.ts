import type { Address, Signature } from '@solana/kit'
import { Clock, FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import type { Landed, Ledger } from './Ledger.js'
import { decimalsOf, readToken, tokenAmount } from './tokens.js'
import { accountsOf, type MessageAccounts } from './message.js'
import { type Execution, readExecution } from './execution.js'
import { failureNamed, readFailure } from './failures.js'

/** Current coin and token balances of the accounts. */
const readBalances = (svm: LiteSVM, addresses: readonly Address[]): Landed['before'] => ({
  lamports: addresses.map((address) => svm.getBalance(address) ?? 0n),
  tokens: addresses.flatMap((address, accountIndex) => {
    const account = svm.getAccount(address)
    const token = account.exists ? readToken(account) : undefined
    if (!account.exists || token?._tag !== 'Account') return []
    const { mint, owner, amount } = token
    return [
      {
        accountIndex,
        mint,
        owner,
        programId: account.programAddress,
        uiTokenAmount: tokenAmount(amount, decimalsOf(svm, mint) ?? 0),
      },
    ]
  }),
})

/** Maximum age of a transaction's blockhash in blocks, as on Solana's clusters. */
const MOST_AGE = 150n
/** Same start time as the sandbox's other chains. */
const FIRST_BLOCK_AT = 1_767_225_600n
const BLOCKS_PER_2_S = 5n

const NOTHING_RAN = { logs: [], units: 0n, returnData: null, innerInstructions: [] }

const executionOf = (result: TransactionMetadata | FailedTransactionMetadata): Execution =>
  result instanceof FailedTransactionMetadata
    ? readExecution(result.meta(), readFailure(result.err()))
    : readExecution(result, undefined)

/** Adds blocks to the VM, one per transaction; the same transactions always give the same chain. */
export const makeLedger = (): Ledger => {
  // The VM knows only the latest blockhash, so the age of transactions is checked here.
  let svm = new LiteSVM().withBlockhashCheck(false)
  const firstSlot = svm.getClock().slot
  let heights = new Map<string, bigint>()
  let landed = new Map<Signature, Landed>()
  const listeners = new Set<(landed: Landed) => void>()
  let height = 0n

  const blockTime = (): bigint => FIRST_BLOCK_AT + (height * 2n) / BLOCKS_PER_2_S
  const openBlock = (): void => {
    heights.set(svm.latestBlockhash(), height)
    const { epochStartTimestamp, epoch, leaderScheduleEpoch } = svm.getClock()
    svm.setClock(new Clock(firstSlot + height, epochStartTimestamp, epoch, leaderScheduleEpoch, blockTime()))
  }
  const nextBlock = (): void => {
    svm.expireBlockhash()
    height += 1n
    openBlock()
  }
  openBlock()

  const slot = (): bigint => firstSlot + height
  const isRecent = (blockhash: string): boolean => {
    const made = heights.get(blockhash)
    return made !== undefined && height - made <= MOST_AGE
  }
  const note = (
    read: Landed['read'],
    accounts: MessageAccounts,
    before: Landed['before'],
    execution: Execution,
  ): Landed => {
    const entry: Landed = {
      read,
      accounts,
      execution,
      slot: slot(),
      blockTime: blockTime(),
      before,
      after: readBalances(svm, accounts.all),
    }
    landed.set(read.signature, entry)
    nextBlock()
    for (const listener of listeners) listener(entry)
    return entry
  }

  return {
    get svm() {
      return svm
    },
    slot,
    blockHeight: () => height,
    latestBlockhash: () => ({ blockhash: svm.latestBlockhash(), lastValidBlockHeight: height + MOST_AGE }),
    isRecent,
    simulate: (read, checks) => {
      if (checks.age && !isRecent(read.message.lifetimeToken))
        return { execution: { ...NOTHING_RAN, failure: failureNamed('BlockhashNotFound') }, accounts: [] }
      svm.withSigverify(checks.signatures)
      try {
        const result = svm.simulateTransaction(read.transaction)
        return result instanceof FailedTransactionMetadata
          ? { execution: executionOf(result), accounts: [] }
          : { execution: executionOf(result.meta()), accounts: result.postAccounts() }
      } finally {
        svm.withSigverify(true)
      }
    },
    send: (read) => {
      if (!isRecent(read.message.lifetimeToken) || landed.has(read.signature)) return undefined
      const accounts = accountsOf(svm, read.message)
      const before = readBalances(svm, accounts.all)
      const result = svm.sendTransaction(read.transaction)
      // A transaction that fails before it runs pays no fee and is not kept.
      return svm.getTransaction(read.signature) === null ? undefined : note(read, accounts, before, executionOf(result))
    },
    find: (signature) => landed.get(signature),
    transactions: () => [...landed.values()].reverse(),
    advance: (blocks) => {
      for (let made = 0; made < blocks; made += 1) nextBlock()
    },
    mark: () => {
      const marked = { state: svm.toBytes(), height, heights: new Map(heights), landed: new Map(landed) }
      return () => {
        svm = LiteSVM.fromBytes(marked.state).withBlockhashCheck(false)
        height = marked.height
        heights = new Map(marked.heights)
        landed = new Map(marked.landed)
      }
    },
    onLanded: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
