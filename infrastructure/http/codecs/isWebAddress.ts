const LONGEST = 2_048
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Its host as it is: no password before it, no letters that a browser would turn into others. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+(?:[/?#][^\s\p{Cc}\p{Cf}"<>\\^`{|}]*)?$/iu

/** An `https:` address, or an `http:` one of this machine, where a sandbox runs. */
export const isWebAddress = (text: string): boolean => {
  // URL mends much that is no address, by dropping line breaks or turning slashes.
  if (text.length > LONGEST || !PLAIN.test(text) || !URL.canParse(text)) return false
  const { protocol, host, hostname } = new URL(text)
  // A number is a host, too: http://2130706433 is this machine.
  if (!text.toLowerCase().startsWith(`${protocol}//${host}`)) return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}
