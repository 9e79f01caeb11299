import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type EvmAddress, parseEvmAddress } from '../../domain/account/addresses/evm.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import { isTooLong, type NameRecord } from '../../domain/names/nameRecord.js'
import { fromRefinement, oneOf, validEntries } from '../http/codecs/combinators.js'
import { plainText } from '../http/codecs/text.js'
import type { Question } from './question.js'

/** With version `1`, the server answers 404 for unregistered names. */
const VERSION = { apiVersion: '2' }

/** S9-02. */
const NAMES_TTL_MS = 300_000

const plainName = plainText(255)
const Name = fromRefinement('name', (value): value is string => plainName.is(value) && !isTooLong(value))

const Entry = t.type({ address: t.string })

const readAddress = (entry: unknown): EvmAddress | undefined => {
  const address = pipe(
    Entry.decode(entry),
    E.chainW((read) => parseEvmAddress(read.address)),
  )
  return E.isRight(address) ? address.right : undefined
}

/** Keyed by coin type. An unreadable entry hides no other, but is still reported as present. */
const Addresses = new t.Type<NameRecord['addresses'], unknown, unknown>(
  'addresses',
  (_value): _value is NameRecord['addresses'] => false,
  (value, context) =>
    pipe(
      t.UnknownRecord.validate(value, context),
      E.map((entries) =>
        Object.fromEntries(Object.entries(entries).map(([coinType, entry]) => [coinType, readAddress(entry)])),
      ),
    ),
  t.identity,
)

/** Wire reference 2.B.12. */
const Known = t.strict({ name: Name, addresses: Addresses })

/** Unregistered name: an empty list with status 200. */
const Unknown = fromRefinement(
  'empty list',
  (value): value is readonly [] => Array.isArray(value) && value.length === 0,
)

const AccountReply = oneOf(Known, Unknown)

const isRecord = (reply: NameRecord | readonly []): reply is NameRecord => 'name' in reply

/** Wire reference 2.B.13. */
const ReverseReply = validEntries(t.strict({ name: Name }))

/** The server does not know the name (404), or its zones cannot contain it (400). */
const isNone = (error: RemoteError): boolean =>
  error._tag === 'HttpStatus' && (error.status === 404 || error.status === 400)

const orNone = <A>(none: A): (<B>(answer: TE.TaskEither<RemoteError, B>) => TE.TaskEither<RemoteError, A | B>) =>
  TE.orElseW((error) => (isNone(error) ? TE.right(none) : TE.left(error)))

export interface NameQuery {
  /** Full name with its suffix, normalized (ENSIP-15). */
  readonly name: string
  /** Counter set by the caller; a new number bypasses the cache. */
  readonly attempt: number
}

/** `GET /v1/profile/account/{name}` (S7-21); `undefined` for unregistered names. */
export const accountNameQuestion: Question<NameQuery, NameRecord | undefined> = {
  call: 'blockchainApi name',
  ask:
    (client) =>
    ({ name }) =>
      pipe(
        client.get(`v1/profile/account/${encodeURIComponent(name)}`, VERSION, AccountReply),
        TE.map((reply) => (isRecord(reply) ? reply : undefined)),
        TE.filterOrElse(
          (record) => record === undefined || record.name.toLowerCase() === name,
          (): RemoteError => ({ _tag: 'Malformed', detail: 'name' }),
        ),
        orNone(undefined),
      ),
  key: ({ name, attempt }) => `${attempt} ${name}`,
  ttlMs: NAMES_TTL_MS,
}

/**
 * `GET /v1/profile/reverse/{address}` (S7-22): the names that claim an address. The request does not identify the
 * asker: the answer is the same for all.
 */
export const reverseNamesQuestion: Question<string, readonly string[]> = {
  call: 'blockchainApi reverse',
  ask: (client) => (address) =>
    pipe(
      client.get(`v1/profile/reverse/${encodeURIComponent(address)}`, VERSION, ReverseReply),
      TE.map((entries) => entries.map(({ name }) => name)),
      orNone([]),
    ),
  key: (address) => address,
  ttlMs: NAMES_TTL_MS,
}
