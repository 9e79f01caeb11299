/**
 * Small modules that the first intent always loads, and that later chunks share with it in all kinds of combinations. Each combination would be a
 * file of its own, of a hundred bytes and as many for being one. Only modules that need none of ours: what they need would be taken out of
 * the first paint's chunk, which makes two of it.
 */
const EARLY = {
  earlyRules: [
    'domain/account/hasBalances',
    'domain/connect/connectionsOf',
    'domain/modal/viewKey',
    'domain/network/explorerAddress',
    'domain/notify/noticeTone',
    'domain/pairing/canPair',
    'domain/wallets/PAGE_WALLETS',
    'domain/wallets/findWalletRow',
    'domain/wallets/idsOfRow',
  ],
  earlyParts: [
    'ui-react/connect/messages',
    'ui-react/login/socialNames',
    'ui-react/primitives/List',
    'ui-react/primitives/List.styles',
  ],
  /** What the first view after Connect says, whichever that is, and those after it say, too. */
  laterWords: ['ui-react/connect/connectingMessages', 'ui-react/messages/common'],
}

/** The name of the chunk that a source goes into; none for those that the bundler places. */
export const earlyChunkOf = (id) => {
  const path = id.replaceAll('\\', '/').replace(/\.tsx?$/, '')
  return Object.keys(EARLY).find((name) => EARLY[name].some((module) => path.endsWith(`/${module}`)))
}
