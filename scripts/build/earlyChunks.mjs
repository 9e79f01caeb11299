/**
 * Small modules that the first opening always loads and later chunks share in various combinations. Without this, each
 * combination would be a file of about a hundred bytes plus overhead. Only modules without imports of ours: their
 * imports would be taken out of the first paint's chunk and split it in two.
 */
const EARLY = {
  earlyRules: [
    'domain/account/addresses/patterns',
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

/** The chunk of a source; `undefined` for sources that the bundler places. */
export const earlyChunkOf = (id) => {
  const path = id.replaceAll('\\', '/').replace(/\.tsx?$/, '')
  return Object.keys(EARLY).find((name) => EARLY[name].some((module) => path.endsWith(`/${module}`)))
}
