import { type Address, isAddressEqual, isAddress } from 'viem'

const addressesIn = (params: unknown): readonly Address[] => {
  const list = Array.isArray(params) ? (params as readonly unknown[]) : []
  const [first] = list
  const from: unknown = typeof first === 'object' && first !== null && 'from' in first ? first.from : undefined
  return [from, ...list].filter(
    (value): value is Address => typeof value === 'string' && isAddress(value, { strict: false }),
  )
}

/** Which of the wallet's accounts a request is for: the one that it names, as each signing method does in a place of its own. */
export const accountNamed = (params: unknown, accounts: readonly Address[]): Address | undefined =>
  accounts.find((account) => addressesIn(params).some((address) => isAddressEqual(address, account)))
