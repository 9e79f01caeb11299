import * as t from 'io-ts'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import { caipNetworkId } from '../http/codecs/caipNetworkId.js'

/** More than there are namespaces. */
const MAX_CHOICES = 20

const isChosen = (value: unknown): value is readonly CaipNetworkId[] =>
  Array.isArray(value) && value.length <= MAX_CHOICES && value.every(caipNetworkId.is)

const chosen = new t.Type<readonly CaipNetworkId[], readonly CaipNetworkId[], unknown>(
  'chosen',
  isChosen,
  (value, context) => (isChosen(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

export const NetworksRecord = t.strict({ version: t.literal(1), chosen })
