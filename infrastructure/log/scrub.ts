const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // A pairing link holds the key of its session.
  [/\bwc:[^\s"'<>]+/gi, 'wc:…'],
  // What stands behind the path may be anything; a link of an app is nothing but that.
  [/\b(https?:\/\/[^\s"'<>?#]*)[?#][^\s"'<>]*/gi, '$1…'],
  [/\b(?!https?:)([a-z][a-z0-9+.-]*):\/\/[^\s"'<>]*/gi, '$1://…'],
  [/[^\s"'<>@:/]+@[^\s"'<>@]+\.[a-z]{2,}/gi, '…@…'],
  [/\b0x[0-9a-f]{16,}/gi, '0x…'],
  [/\b[1-9a-km-zA-HJ-NP-Z]{32,44}\b/g, '…'],
]

/** A text without addresses, hashes, e-mails and what stands in links (S-14, S-26). */
export const scrub = (text: string): string =>
  SECRETS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
