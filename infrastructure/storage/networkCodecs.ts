import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import { parseCaipNetworkId } from '../../domain/network/parseCaipNetworkId.js'

const MAX_LENGTH = 64
/** More than there are namespaces. */
const MAX_CHOICES = 20

const isNetworkId = (value: unknown): value is CaipNetworkId =>
  typeof value === 'string' && value.length <= MAX_LENGTH && E.isRight(parseCaipNetworkId(value))

const isChosen = (value: unknown): value is readonly CaipNetworkId[] =>
  Array.isArray(value) && value.length <= MAX_CHOICES && value.every(isNetworkId)

const chosen = new t.Type<readonly CaipNetworkId[], readonly CaipNetworkId[], unknown>(
  'chosen',
  isChosen,
  (value, context) => (isChosen(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

export const NetworksRecord = t.strict({ version: t.literal(1), chosen })
