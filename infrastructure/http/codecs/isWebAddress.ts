const LONGEST = 2_048
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An `https:` address, or an `http:` one of this machine, where a sandbox runs; without a password in it. */
export const isWebAddress = (text: string): boolean => {
  // URL drops line breaks and tabs and trims blanks; an address that needs that is not one.
  if (text.length > LONGEST || /[\s\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const secure = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
  return secure && username === '' && password === ''
}
