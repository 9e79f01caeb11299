// Removes from a text the values that it labels as secrets, however short or plain they are (S-26). Each expression
// decides in a bounded number of steps whether a secret begins.

/** Names in headers, forms and JSON, with the sign that assigns their value. */
const WORD =
  /(?<![a-z\d])((?:(?:proxy-)?authorization|pass(?:word|wd|phrase|code)|pwd|otp|bearer|cookie|session[-_ ]?id|(?:[a-z]{1,9}[-_ ]?)?secret)["']?\s{0,2}(?:=>|:=|[=:])\s{0,2})/i
const KEY =
  /(?<![a-z\d])((?:[a-z]{1,9}[-_ ]?)?(?:(?:api|access|secret|private|auth|sym)[-_ ]?key|(?:access|refresh|auth|id|api|csrf|session)[-_ ]?token)["']?\s{0,2}(?:=>|:=|[=:])\s{0,2})/i

/** Up to its closing quote, or up to a separator. */
const VALUE = /^(?:(["'])[^"'\n]*|(?:(?:Bearer|Basic|Digest|Token)\s{1,2})?[^\s"'<>&,;)}\]]+)/i

const SCHEME = /\b(Bearer|Basic)(\s{1,2})([\w.~+/=-]+)/gi
/** An ordinary word, as in "Bearer tokens are refused". */
const PLAIN_WORD = /^[A-Z]?[a-z]{1,15}\.?$/

const withoutValues = (text: string, name: RegExp): string =>
  text
    .split(name)
    // Odd parts are the captured names; each even part after them starts with a value.
    .map((part, at) => (at > 0 && at % 2 === 0 ? part.replace(VALUE, (_, quote = '') => `${quote}…`) : part))
    .join('')

/** Removes the values of named secrets from a text: `api_key=…`, `"password": "…"`, `Bearer …`. */
export const withoutNamedSecrets = (text: string): string =>
  withoutValues(withoutValues(text, WORD), KEY).replace(
    SCHEME,
    (all: string, scheme: string, blank: string, value: string) =>
      PLAIN_WORD.test(value) ? all : `${scheme}${blank}…`,
  )
