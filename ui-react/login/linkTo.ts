const SAFE: ReadonlySet<string> = new Set(['https:', 'http:', 'farcaster:'])

/** An address that a press may lead to; `undefined` for one that could run code in this page, or is none. */
export const linkTo = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) && SAFE.has(new URL(address).protocol) ? address : undefined
