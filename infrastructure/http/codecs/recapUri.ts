import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isRecapStated, type Recap, RECAP_PREFIX, recapResourceOf } from '../../../domain/siwx/recap.js'
import type { SignInMessage } from '../../../domain/siwx/signInMessage.js'
import { fromBase64, toBase64 } from '../../shared/bytesAsText.js'
import { attempt } from '../../shared/safeRead.js'
import { fromRefinement } from './combinators.js'

const MOST_LETTERS = 8_192
const ABILITY = /^[\w.*+-]{1,64}\/[\w.*+-]{1,64}$/
/** As a statement can have it. */
const RESOURCE = /^[\w\-.~:/?#[\]@!$&'()*+,;= ]{1,512}$/

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  t.UnknownRecord.is(value) && Object.keys(value).length > 0

const isAbilities = (value: unknown): boolean =>
  isRecord(value) && Object.entries(value).every(([ability, limits]) => ABILITY.test(ability) && Array.isArray(limits))

const Grants = fromRefinement(
  'grants of a recap',
  (value): value is Recap['att'] =>
    isRecord(value) &&
    Object.entries(value).every(([resource, abilities]) => RESOURCE.test(resource) && isAbilities(abilities)),
)
const Details = t.type({ att: Grants })

/** What a resource grants that is a recap; `undefined` where it can't be read: then nobody knows what was signed. */
export const readRecapUri = (uri: string): Recap | undefined => {
  if (!uri.startsWith(RECAP_PREFIX) || uri.length > MOST_LETTERS) return undefined
  // With the letters of base64url; wallets also write those of base64.
  const bytes = fromBase64(uri.slice(RECAP_PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'))
  if (bytes === undefined) return undefined
  const details = Details.decode(attempt<unknown>(() => JSON.parse(new TextDecoder().decode(bytes)), undefined))
  return E.isRight(details) ? details.right : undefined
}

/** The resource that grants this. */
export const toRecapUri = (recap: Recap): string =>
  `${RECAP_PREFIX}${toBase64(new TextEncoder().encode(JSON.stringify(recap))).replaceAll('=', '')}`

/** What a message grants has to stand in its statement, so that who signed could read it (EIP-5573). */
export const grantsUnsaid = (message: SignInMessage): boolean => {
  const resource = recapResourceOf(message.resources)
  if (resource._tag === 'None') return false
  const recap = resource._tag === 'Last' ? readRecapUri(resource.uri) : undefined
  return recap === undefined || !isRecapStated(message, recap)
}
