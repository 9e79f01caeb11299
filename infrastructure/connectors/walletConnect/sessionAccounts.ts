import * as E from 'fp-ts/Either'
import { parseCaipAddress } from '../../../domain/account/parseCaipAddress.js'
import type { RelaySession } from './RelaySession.js'

/** The EVM addresses that a session grants, each once, in the wallet's order. */
const granted = ({ accounts }: RelaySession): readonly string[] => [
  ...new Map(
    accounts.filter(({ namespace }) => namespace === 'eip155').map(({ address }) => [address.toLowerCase(), address]),
  ).values(),
]

const addressIn = (told: unknown): string | undefined => {
  if (typeof told !== 'string') return undefined
  const caip = parseCaipAddress(told)
  return E.isRight(caip) ? caip.right.address : told
}

/**
 * The accounts of a session with the active one first: what the wallet `told` last, plain or as CAIP-10, comes before the rest. An
 * account that the session does not grant is ignored.
 */
export const sessionAccounts = (session: RelaySession, told: unknown): readonly string[] => {
  const all = granted(session)
  const named = (Array.isArray(told) ? (told as readonly unknown[]) : [])
    .slice(0, all.length)
    .map((each) => addressIn(each)?.toLowerCase())
  const first = all.filter((address) => named.includes(address.toLowerCase()))
  const active = first.find((address) => address.toLowerCase() === named[0]) ?? first[0]
  return active === undefined ? all : [active, ...all.filter((address) => address !== active)]
}
