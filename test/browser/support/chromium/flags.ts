/**
 * The features that the driver disables in every browser, except storage partitioning: without it, browsers deny frames
 * of other sites the storage that visitors' own browsers grant.
 */
const SWITCHED_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
]

/** Resolves no other name: a page can't leave this machine, and `watchContext` reports that it tried. */
const RESOLVER_RULES = [
  'MAP * ~NOTFOUND',
  ...['localhost', '*.localhost', '127.0.0.1', '[::1]'].map((host) => `EXCLUDE ${host}`),
]

/** Quiet, rootless-safe and offline: the browser itself sends nothing to the internet. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-proxy-server',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=${RESOLVER_RULES.join(', ')}`,
  // The last flag of a name counts.
  `--disable-features=${SWITCHED_OFF.join(',')}`,
]
