import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isRecapStated, type Recap, RECAP_PREFIX, recapResourceOf } from '../../../domain/siwx/recap.js'
import type { SignInMessage } from '../../../domain/siwx/signInMessage.js'
import { fromBase64, toBase64 } from '../../shared/bytesAsText.js'
import { attempt } from '../../shared/safeRead.js'
import { fromRefinement } from './combinators.js'

const MOST_LETTERS = 8_192
const ABILITY = /^[\w.*+-]{1,64}\/[\w.*+-]{1,64}$/
/** Characters that a statement may contain. */
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

/** Decodes the grants of a ReCap resource; `undefined` if unreadable: the signed grants are then unknown. */
export const readRecapUri = (uri: string): Recap | undefined => {
  if (!uri.startsWith(RECAP_PREFIX) || uri.length > MOST_LETTERS) return undefined
  // Converts base64url to base64; some wallets send the latter.
  const bytes = fromBase64(uri.slice(RECAP_PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'))
  if (bytes === undefined) return undefined
  const details = Details.decode(attempt<unknown>(() => JSON.parse(new TextDecoder().decode(bytes)), undefined))
  return E.isRight(details) ? details.right : undefined
}

export const toRecapUri = (recap: Recap): string =>
  `${RECAP_PREFIX}${toBase64(new TextEncoder().encode(JSON.stringify(recap))).replaceAll('=', '')}`

/**
 * Whether the statement omits something the message grants. The signer must have been able to read all grants
 * (EIP-5573).
 */
export const grantsUnsaid = (message: SignInMessage): boolean => {
  const resource = recapResourceOf(message.resources)
  if (resource._tag === 'None') return false
  const recap = resource._tag === 'Last' ? readRecapUri(resource.uri) : undefined
  return recap === undefined || !isRecapStated(message, recap)
}
