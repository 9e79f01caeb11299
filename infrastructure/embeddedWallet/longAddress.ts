import { guarded } from '../http/codecs/guarded.js'
import { isWebAddress } from '../http/codecs/isWebAddress.js'

/** Addresses of providers hold others, encoded. */
const LONGEST = 8_192
const PLAIN_QUERY = /^[^\s\p{Cc}\p{Cf}"<>\\]*$/u

const isLongAddress = (text: string): boolean => {
  const start = text.search(/[?#]/)
  const [head, query] = start < 0 ? [text, ''] : [text.slice(0, start), text.slice(start)]
  return text.length <= LONGEST && isWebAddress(head) && PLAIN_QUERY.test(query) && URL.canParse(text)
}

/** A web address whose query may be as long as a provider's login needs. */
export const longAddress = guarded(
  'longAddress',
  (value): value is string => typeof value === 'string' && isLongAddress(value),
)
