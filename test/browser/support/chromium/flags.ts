/**
 * What the driver switches off in every browser, but for the partition of storage: without it, browsers deny frames of
 * other sites what visitors' own ones give them.
 */
const SWITCHED_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
]

/** Every other name has no address: a page can't leave this machine, and `watchContext` reports that it tried. */
const RESOLVER_RULES = [
  'MAP * ~NOTFOUND',
  ...['localhost', '*.localhost', '127.0.0.1', '[::1]'].map((host) => `EXCLUDE ${host}`),
]

/** Quiet, rootless-safe and offline: the browser itself asks the internet for nothing. */
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
  // The last of its name counts.
  `--disable-features=${SWITCHED_OFF.join(',')}`,
]
