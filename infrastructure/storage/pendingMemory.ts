import * as t from 'io-ts'
import { type KeyValueStore, PENDING_KEY, type PendingMemory } from '../../application/ports/storage.js'
import { isTransactionHash } from '../../domain/account/addresses/patterns.js'
import { isSolanaSignature } from '../../domain/account/addresses/solana.js'
import { toDescription } from '../../domain/requests/description.js'
import { addPending, type KeptTransaction } from '../../domain/requests/pendingTransaction.js'
import { exactly, fromRefinement, orUndefined, stringMatching, validEntries } from '../http/codecs/combinators.js'
import { caipNetworkId } from '../http/codecs/text.js'
import { readRecord } from '../shared/safeRead.js'
import { hashAccount, type Hashing, newSalt } from './accountHash.js'
import { chainNamespace, connectorId } from './connectionMemory.js'

const transactionId = fromRefinement(
  'transactionId',
  (value): value is string => typeof value === 'string' && (isTransactionHash(value) || isSolanaSignature(value)),
)

/** Accepts only text that is unchanged by `toDescription`; other text is not shown. */
const description = fromRefinement(
  'description',
  (value): value is string => typeof value === 'string' && value !== '' && toDescription(value) === value,
)

/** Its salt, then the salted hash of the account. */
const senderHash = stringMatching(/^[0-9a-f]{32} [0-9a-f]{32}$/)

const Entry = t.refinement(
  exactly(
    { namespace: chainNamespace, connectorId, id: transactionId, caipNetworkId, sentAt: t.number, senderHash },
    { description: orUndefined(description) },
  ),
  (sent) => sent.caipNetworkId.startsWith(`${sent.namespace}:`),
)

const PendingRecord = t.strict({ version: t.literal(1), transactions: validEntries(Entry) })

const VERSION = 1
/** The maximum of five connections. Storage is shared with the host. */
const MAX_ENTRIES = 5 * 99

/**
 * Stores pending transactions in a `KeyValueStore`. Each has a salted hash in place of its sender's account (S-25).
 * Stores nothing if the page cannot hash.
 */
export const makeStoredPendingMemory =
  (hashing: Hashing) =>
  (store: KeyValueStore): PendingMemory => {
    const read = (): readonly KeptTransaction[] => {
      const entries = readRecord(store, PENDING_KEY, PendingRecord)?.transactions.slice(-MAX_ENTRIES) ?? []
      // The key's existence makes code load, so an empty record is removed.
      if (entries.length === 0) store.remove(PENDING_KEY)
      return entries
        .map(({ description: words, ...sent }) => ({ ...sent, ...(words !== undefined && { description: words }) }))
        .reduce<readonly KeptTransaction[]>(addPending, [])
    }
    const write = (transactions: readonly KeptTransaction[]): void => {
      if (transactions.length === 0) store.remove(PENDING_KEY)
      else
        store.write(PENDING_KEY, JSON.stringify({ version: VERSION, transactions: transactions.slice(-MAX_ENTRIES) }))
    }
    /** Ids of transactions whose sender is being hashed. */
    const adding = new Set<string>()
    return {
      read,
      senderOf: async ({ senderHash: kept }, accounts) => {
        const salt = kept.slice(0, 32)
        const hashes = await Promise.all(accounts.map((account) => hashAccount(hashing, salt, account)))
        return accounts.find((_, at) => kept === `${salt} ${hashes[at]}`)
      },
      add: async ({ address, ...sent }) => {
        adding.add(sent.id)
        const salt = newSalt(hashing)
        const hashed = await hashAccount(hashing, salt, address)
        if (adding.delete(sent.id) && hashed !== undefined)
          write(addPending(read(), { ...sent, senderHash: `${salt} ${hashed}` }))
      },
      remove: (id) => {
        adding.delete(id)
        write(read().filter((each) => each.id !== id))
      },
    }
  }
