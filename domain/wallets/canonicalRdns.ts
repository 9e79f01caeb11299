/** Other names under which a wallet announces itself (wire reference 8.6). */
const ALIASES: ReadonlyMap<string, string> = new Map([['io.metamask.mobile', 'io.metamask']])

/** One spelling of an rdns: domain names do not tell capitals apart. */
export const canonicalRdns = (rdns: string): string => {
  const lower = rdns.toLowerCase()
  return ALIASES.get(lower) ?? lower
}
