import { areFilesChanged, arePackagesChanged } from './changes.js'

interface OnChange {
  readonly what: string
  /** Prefixes of the paths and package names that these tests cover. */
  readonly folders: readonly string[]
  readonly packages?: readonly string[]
  /** Files or glob patterns. */
  readonly tests: readonly string[]
}

const browser = (...names: readonly string[]): readonly string[] => names.map((name) => `test/browser/${name}.test.ts`)
const ofGates = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `test/architecture/${name}.test.ts`)

/**
 * Tests of internals that no visitor meets, or of a library: they run if that changed, with `CI_FULL=1`, and in the
 * sweep. All other tests exercise the same sandbox, harness and library.
 */
const ON_CHANGE: readonly OnChange[] = [
  {
    what: 'the sandbox',
    folders: ['sandbox/', 'test/sandbox/', 'scripts/serve'],
    packages: ['@foundry-rs/', '@reown/', '@walletconnect/', 'litesvm', 'viem', 'ws'],
    tests: [
      'test/sandbox/**/*.test.ts',
      ...browser('phone', 'sandboxDock', 'sandboxWorld', 'secureSite', 'secureSiteSocial'),
    ],
  },
  {
    what: 'the harness of browser tests',
    folders: ['test/browser/support/'],
    packages: ['@sparticuz/', 'playwright-core'],
    tests: browser('harness'),
  },
  {
    what: 'what the pairing SDK does about lost letters and sockets',
    folders: ['infrastructure/connectors/walletConnect/', 'sandbox/relay/'],
    packages: ['@walletconnect/'],
    tests: browser('pairingLetters', 'pairingTroubles'),
  },
  {
    what: 'the gates of loading and weight, which a copy of the package has to fail',
    folders: ['scripts/loading/', 'scripts/loading.mjs', 'scripts/build/', 'test/architecture/'],
    packages: ['@rspack/', '@size-limit/', 'esbuild', 'size-limit'],
    tests: ofGates('loading', 'weightGates'),
  },
  {
    what: 'second tries of failed tests',
    folders: ['scripts/test/', 'test/architecture/'],
    packages: ['mocha'],
    tests: ofGates('secondTries'),
  },
  {
    what: 'what one more feature costs the first paint',
    folders: [
      ...['application/api/', 'application/kernel/', 'application/lazyEntries.ts', 'domain/modal/'],
      ...['infrastructure/container/', 'ui-react/featureUis.ts', 'ui-react/modal/', 'rollup.config.mjs'],
      ...['scripts/build/', 'scripts/loading/', 'test/architecture/'],
    ],
    packages: ['rollup', 'typescript', 'vite'],
    tests: ofGates('plantedFeature'),
  },
]

const leftOut = ON_CHANGE.filter(
  ({ folders, packages = [] }) => !areFilesChanged(...folders) && !arePackagesChanged(...packages),
)

/** Code that the state walks cover (`test/application/model/neverDead.test.ts`). */
const WALKED = ['connect', 'modal', 'network', 'pairing', 'wallets'].flatMap((name) => [
  `application/${name}/`,
  `domain/${name}/`,
])

/** Whether the walks take two steps, which takes minutes, rather than one. */
export const HAS_LONG_WALKS = areFilesChanged('application/kernel/', 'test/application/model/', ...WALKED)

/** Whether this run includes a file or glob pattern. */
export const isRun = (tests: string): boolean => !leftOut.some((each) => each.tests.includes(tests))

const line = (what: string, folders: readonly string[]): string =>
  `Left out: ${what}, since nothing changed in ${folders.join(', ')}.`

/** What this run omits and why, one line each. */
export const WHAT_IS_LEFT_OUT: readonly string[] = [
  ...leftOut.map(({ what, folders }) => line(`tests of ${what}`, folders)),
  ...(HAS_LONG_WALKS ? [] : [line('states that two steps lead to', WALKED)]),
]

/** All tests that a run may omit, and those that check a part without changes. */
export const TESTS_ON_CHANGE: readonly string[] = [
  ...ON_CHANGE.flatMap(({ tests }) => tests),
  'test/application/model/neverDead.test.ts',
  'test/architecture/expressions.test.ts',
]
