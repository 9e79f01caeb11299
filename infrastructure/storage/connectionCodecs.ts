import * as t from 'io-ts'
import type { RememberedConnectors } from '../../application/ports/ConnectionMemory.js'
import { isChainNamespace } from '../../domain/network/isChainNamespace.js'

/** A connector id: an rdns, a uuid, a word. Looked up among the connectors of the page, and nothing else. */
const isConnectorId = (value: unknown): value is string => typeof value === 'string' && /^[^\p{Cc}]{1,256}$/u.test(value)

const isRemembered = (value: unknown): value is RememberedConnectors =>
  t.UnknownRecord.is(value) && Object.entries(value).every(([name, id]) => isChainNamespace(name) && isConnectorId(id))

/** An id of a connector. */
export const connectorId = new t.Type<string, string, unknown>(
  'connectorId',
  isConnectorId,
  (value, context) => (isConnectorId(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

const connectors = new t.Type<RememberedConnectors, RememberedConnectors, unknown>(
  'connectors',
  isRemembered,
  (value, context) => (isRemembered(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

export const ConnectionRecord = t.strict({ version: t.literal(1), connectors })
