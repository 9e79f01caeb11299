import * as t from 'io-ts'
import { isEmail } from '../../domain/login/emailLogin.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import { bothOf, fromRefinement, oneOf } from '../http/codecs/combinators.js'
import { isWebUrl } from '../http/codecs/urls.js'

/** Envelope of every message of the frame. */
export const frameEnvelope = bothOf(t.type({ type: t.string }), t.partial({ id: t.string, payload: t.unknown }))

const LONGEST_EMAIL = 320
const chainId = oneOf(t.string, t.number)
const accountType: t.Type<LoggedIn['preferredAccountType'], string, unknown> = t.keyof({
  eoa: null,
  smartAccount: null,
})

/** Codecs shared by several messages. Unknown fields are dropped. */
export const frameCodecs = {
  chainId,
  accountType,
  email: fromRefinement(
    'email',
    (value): value is string => typeof value === 'string' && value.length <= LONGEST_EMAIL && isEmail(value),
  ),
  accounts: t.readonlyArray(t.strict({ address: t.string, type: accountType })),
}

/** Login URLs of providers contain other URLs, encoded. */
const LONGEST_ADDRESS = 8_192
const PLAIN_QUERY = /^[^\s\p{Cc}\p{Cf}"<>\\]*$/u

const isLongAddress = (address: string): boolean => {
  const start = address.search(/[?#]/)
  const [head, query] = start < 0 ? [address, ''] : [address.slice(0, start), address.slice(start)]
  return address.length <= LONGEST_ADDRESS && isWebUrl(head) && PLAIN_QUERY.test(query) && URL.canParse(address)
}

/** A web address with a query long enough for a provider's login. */
export const longWebAddress = fromRefinement(
  'longAddress',
  (value): value is string => typeof value === 'string' && isLongAddress(value),
)
