import * as t from 'io-ts'
import type { RememberedConnectors } from '../../application/ports/ConnectionMemory.js'
import { isChainNamespace } from '../../domain/network/isChainNamespace.js'

/** A connector id: an rdns, a uuid, a word. Looked up among the connectors of the page, and nothing else. */
const isConnectorId = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\p{Cc}]{1,256}$/u.test(value)

/** More than a visitor uses at once. */
const MOST_CONNECTORS = 20

/** One wallet is written as its id, as it was before there could be several. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_CONNECTORS &&
  value.every(isConnectorId) &&
  new Set(value).size === value.length

const isRemembered = (value: unknown): value is RememberedConnectors =>
  t.UnknownRecord.is(value) && Object.entries(value).every(([name, ids]) => isChainNamespace(name) && isList(ids))

/** An id of a connector. */
export const connectorId = new t.Type<string, string, unknown>(
  'connectorId',
  isConnectorId,
  (value, context) => (isConnectorId(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

const connectors = new t.Type<RememberedConnectors, unknown, unknown>(
  'connectors',
  isRemembered,
  (value, context) => {
    const lists = t.UnknownRecord.is(value)
      ? Object.fromEntries(Object.entries(value).map(([name, ids]) => [name, listOf(ids)]))
      : undefined
    return isRemembered(lists) ? t.success(lists) : t.failure(value, context)
  },
  (remembered) =>
    Object.fromEntries(Object.entries(remembered).map(([name, ids]) => [name, ids.length === 1 ? ids[0] : ids])),
)

export const ConnectionRecord = t.strict({ version: t.literal(1), connectors })
