// Takes out of a text what the text itself calls a secret, however short or plain that is (S-26). Each expression sees
// in a bounded number of steps whether one begins.

/** Names in headers, forms and JSON, with the sign that gives them a value. */
const WORD =
  /(?<![a-z\d])((?:(?:proxy-)?authorization|pass(?:word|wd|phrase|code)|pwd|otp|bearer|cookie|session[-_ ]?id|(?:[a-z]{1,9}[-_ ]?)?secret)["']?\s{0,2}(?:=>|:=|[=:])\s{0,2})/i
const KEY =
  /(?<![a-z\d])((?:[a-z]{1,9}[-_ ]?)?(?:(?:api|access|secret|private|auth|sym)[-_ ]?key|(?:access|refresh|auth|id|api|csrf|session)[-_ ]?token)["']?\s{0,2}(?:=>|:=|[=:])\s{0,2})/i

/** To its quote, or to what parts it from others. */
const VALUE = /^(?:(["'])[^"'\n]*|(?:(?:Bearer|Basic|Digest|Token)\s{1,2})?[^\s"'<>&,;)}\]]+)/i

const SCHEME = /\b(Bearer|Basic)(\s{1,2})([\w.~+/=-]+)/gi
/** A word of a sentence, such as "Bearer tokens are refused". */
const PLAIN_WORD = /^[A-Z]?[a-z]{1,15}\.?$/

const withoutValues = (text: string, name: RegExp): string =>
  text
    .split(name)
    // Names, which are captured, stand between what is around them.
    .map((part, at) => (at > 0 && at % 2 === 0 ? part.replace(VALUE, (_, quote = '') => `${quote}…`) : part))
    .join('')

/** A text without the values of what it names as a secret: `api_key=…`, `"password": "…"`, `Bearer …`. */
export const withoutNamedSecrets = (text: string): string =>
  withoutValues(withoutValues(text, WORD), KEY).replace(
    SCHEME,
    (all: string, scheme: string, blank: string, value: string) =>
      PLAIN_WORD.test(value) ? all : `${scheme}${blank}…`,
  )
