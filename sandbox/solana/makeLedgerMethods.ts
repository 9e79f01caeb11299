import { isSignature } from '@solana/kit'
import type { Bank, Landed } from './Bank.js'
import { inContext } from './inContext.js'
import { RpcError } from './RpcError.js'
import type { RpcMethod } from './RpcMethod.js'
import { viewTransaction } from './viewTransaction.js'

const INVALID_PARAMS = -32602
const MOST_SIGNATURES = 256
const MOST_ENTRIES = 1000

const statusOf = ({ slot, execution }: Landed): object => {
  const err = execution.failure?.json ?? null
  return {
    slot,
    confirmations: null,
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus: 'finalized',
  }
}

/** What happened to transactions. */
export const makeLedgerMethods = (bank: Bank): Readonly<Record<string, RpcMethod>> => ({
  getSignatureStatuses: (params) => {
    const signatures = params.list(0)
    if (signatures.length > MOST_SIGNATURES)
      throw new RpcError(INVALID_PARAMS, `Too many inputs provided; max ${MOST_SIGNATURES}`)
    const statuses = signatures.map((signature) => {
      if (typeof signature !== 'string' || !isSignature(signature))
        throw new RpcError(INVALID_PARAMS, 'Invalid param: Invalid')
      const landed = bank.find(signature)
      return landed === undefined ? null : statusOf(landed)
    })
    return inContext(bank, statuses)
  },
  getTransaction: (params) => {
    const landed = bank.find(params.signature(0))
    return landed === undefined ? null : viewTransaction(landed, params.options(1))
  },
  getSignaturesForAddress: (params) => {
    const address = params.address(0)
    const { limit = MOST_ENTRIES, before, until } = params.options(1)
    if (typeof limit !== 'number' || limit < 1 || limit > MOST_ENTRIES)
      throw new RpcError(INVALID_PARAMS, `Invalid limit; max ${MOST_ENTRIES}`)
    const all = bank.ledger()
    const placeOf = (signature: unknown, otherwise: number): number => {
      const place = all.findIndex(({ read }) => read.signature === signature)
      return place < 0 ? otherwise : place
    }
    return all
      .slice(before === undefined ? 0 : placeOf(before, all.length) + 1, placeOf(until, all.length))
      .filter(({ accounts }) => accounts.all.includes(address))
      .slice(0, limit)
      .map(({ read, slot, blockTime, execution }) => ({
        signature: read.signature,
        slot,
        err: execution.failure?.json ?? null,
        memo: null,
        blockTime,
        confirmationStatus: 'finalized',
      }))
  },
})
