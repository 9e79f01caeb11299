/**
 * Small modules that the first intent always loads, and that later chunks share with it in all kinds of combinations. Each combination would be a
 * file of its own, of a hundred bytes and as many for being one. Only modules that need none of ours: what they need would be taken out of
 * the first paint's chunk, which makes two of it.
 */
const EARLY = {
  earlyRules: [
    'domain/account/tokens',
    'domain/connect/connections',
    'domain/connect/connector',
    'domain/network/networkDisplay',
    'domain/notify/notice',
    'domain/wallets/walletListing',
    'domain/wallets/installedWallet',
    'domain/wallets/walletRow',
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
