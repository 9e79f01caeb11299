import type { TransactionFate, TransactionQuery } from '../../../../domain/requests/transactionFate.js'

/** What a wallet signs. */
export interface Signed {
  readonly from: string
  readonly to: string
  /** In wei. */
  readonly value: bigint
}

/** How a visitor replaces a transaction in the wallet. */
export type Replacement = 'SpeedUp' | 'Cancel' | 'Other'

interface Transaction extends Signed {
  readonly hash: string
  readonly nonce: number
  /** The hash of the first transaction that makes the same payment: of the original, if it was sped up. */
  readonly payment: string
  state: 'Waiting' | 'Included' | 'Failed' | 'Dropped'
}

/** A chain whose transactions are in no block until a step puts them there. */
export const makePaymentChain = () => {
  const all: Transaction[] = []
  /** Whether nodes find what replaced a transaction. */
  let showsReplacements = true
  const add = (signed: Signed, nonce: number, payment?: string): string => {
    const hash = `0x${(all.length + 1).toString(16).padStart(64, '0')}`
    all.push({ ...signed, hash, nonce, payment: payment ?? hash, state: 'Waiting' })
    return hash
  }
  const isInBlock = ({ state }: Transaction): boolean => state === 'Included' || state === 'Failed'
  const waiting = (): readonly Transaction[] => all.filter(({ state }) => state === 'Waiting')
  const effectOf = ({ from, to, value }: Transaction) => ({ from, to, value, data: '0x' })
  const hasNonceOf =
    ({ from, nonce }: Transaction) =>
    (other: Transaction): boolean =>
      other.from === from && other.nonce === nonce
  const pick = (at: number): Transaction | undefined => waiting()[at % Math.max(1, waiting().length)]
  return {
    waiting,
    /** Takes a transaction from a wallet. */
    broadcast: (signed: Signed): string => {
      const used = all
        .filter(({ from, state }) => from === signed.from && state !== 'Dropped')
        .map(({ nonce }) => nonce)
      return add(signed, Math.max(-1, ...used) + 1)
    },
    /** Puts a waiting transaction into a block, so that others with its nonce can't get into one. */
    include: (at: number, succeeded: boolean): void => {
      const one = pick(at)
      if (one === undefined) return
      one.state = succeeded ? 'Included' : 'Failed'
      for (const other of waiting().filter(hasNonceOf(one))) other.state = 'Dropped'
    },
    /** Takes the nonce of a waiting transaction for another one, which is waiting then. */
    replace: (at: number, how: Replacement, isShown: boolean): void => {
      const one = pick(at)
      if (one === undefined) return
      showsReplacements = isShown
      one.state = 'Dropped'
      if (how === 'SpeedUp') add(one, one.nonce, one.payment)
      else add({ from: one.from, to: how === 'Cancel' ? one.from : `0x${'dd'.repeat(20)}`, value: 0n }, one.nonce)
    },
    /** Forgets a waiting transaction, as nodes do with cheap ones. */
    drop: (at: number): void => {
      const one = pick(at)
      if (one !== undefined) one.state = 'Dropped'
    },
    fateOf: ({ id, sender }: TransactionQuery): TransactionFate => {
      const one = all.find(({ hash }) => hash === id)
      if (one === undefined) return { _tag: 'Unknown' }
      if (isInBlock(one)) return { _tag: 'Included', succeeded: one.state === 'Included' }
      const at = { address: one.from, nonce: one.nonce }
      if (one.state === 'Waiting') return { _tag: 'Waiting', sender: at, transaction: effectOf(one) }
      const by = all.filter(hasNonceOf(one)).find(isInBlock)
      if (by === undefined || sender === undefined) return { _tag: 'Unknown' }
      const shown = { hash: by.hash, transaction: effectOf(by), succeeded: by.state === 'Included' }
      return { _tag: 'Replaced', ...(showsReplacements && { by: shown }) }
    },
    /** The status of a batch of one transaction (EIP-5792). */
    statusOf: (hash: string) => {
      const state = all.find((each) => each.hash === hash)?.state
      const receipts = [{ transactionHash: hash }]
      if (state === 'Included') return { status: 200, receipts }
      return state === 'Failed' ? { status: 500, receipts } : { status: 100 }
    },
    /** Whether a transaction, or what sped it up, has moved money, may still do so, or never will. */
    standingOf: (hash: string): 'Moved' | 'MayMove' | 'NeverMoves' => {
      const own = all.filter(({ payment }) => payment === hash)
      if (own.some(({ state }) => state === 'Included')) return 'Moved'
      const isUsed = own.some((each) => all.filter(hasNonceOf(each)).some(isInBlock))
      return isUsed ? 'NeverMoves' : 'MayMove'
    },
  }
}
export type PaymentChain = ReturnType<typeof makePaymentChain>
