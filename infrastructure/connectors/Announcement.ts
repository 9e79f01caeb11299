import * as t from 'io-ts'
import { readableName } from './readableName.js'

const MAX_RDNS_LENGTH = 253

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const RDNS = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

const matching = (name: string, pattern: RegExp, maxLength: number) =>
  new t.Type<string, string, unknown>(
    name,
    t.string.is,
    (input, context) =>
      typeof input === 'string' && input.length <= maxLength && pattern.test(input)
        ? t.success(input)
        : t.failure(input, context),
    t.identity,
  )

const WalletName = new t.Type<string, string, unknown>(
  'WalletName',
  t.string.is,
  (input, context) => {
    const name = typeof input === 'string' ? readableName(input) : undefined
    return name === undefined ? t.failure(input, context) : t.success(name)
  },
  t.identity,
)

/** The `info` of an EIP-6963 announcement, but for its icon (S-10). Disguising characters leave the name. */
export const Announcement = t.readonly(
  t.strict({ uuid: matching('Uuid', UUID_V4, 36), name: WalletName, rdns: matching('Rdns', RDNS, MAX_RDNS_LENGTH) }),
)
export type Announcement = t.TypeOf<typeof Announcement>
