import type { Attack, ExpectedRow } from './Attack.js'
import { makeInfo } from './makeInfo.js'
import { makeProvider } from './makeProvider.js'

const throwing = (): never => {
  throw new Error('read')
}
const WALLET: readonly ExpectedRow[] = [{ name: 'Wallet', icon: true, unverified: false }]

const dropped = (what: string, detail: () => unknown): Attack => ({ what, announce: () => [detail()], rows: [] })
const listed = (what: string, detail: () => unknown, rows = WALLET): Attack => ({
  what,
  announce: () => [detail()],
  rows,
})
const withInfo = (change: (info: object) => unknown) => () => ({
  info: change({ ...makeInfo() }),
  provider: makeProvider(),
})
const withProvider = (provider: () => unknown) => () => ({ info: makeInfo(), provider: provider() })
const getter = (key: string, get: () => unknown) => (target: object) => Object.defineProperty(target, key, { get })
const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}
const twoFaced = (): (() => unknown) => {
  let reads = 0
  return () => ((reads += 1) === 1 ? 'Wallet' : '<img src=x onerror=window.taken=1>')
}

/** Malformed announcements: wrong parts, parts that throw or change, keys that reach a prototype. */
export const shapes: readonly Attack[] = [
  ...[undefined, null, 'wallet', 7, true, [], {}].map((detail) =>
    dropped(`${JSON.stringify(detail) ?? 'undefined'} for a detail`, () => detail),
  ),
  dropped('a detail that throws', () => getter('info', throwing)({ provider: makeProvider() })),
  dropped('no info', () => ({ provider: makeProvider() })),
  dropped('a text for an info', () => ({ info: 'wallet', provider: makeProvider() })),
  dropped('a revoked info', () => ({ info: revoked(), provider: makeProvider() })),
  dropped('a name that throws', withInfo(getter('name', throwing))),
  ...['uuid', 'rdns'].map((key) =>
    listed(`a ${key} that throws`, withInfo(getter(key, throwing)), [{ name: 'Wallet', icon: true, unverified: true }]),
  ),
  listed('an icon that throws', withInfo(getter('icon', throwing)), [
    { name: 'Wallet', icon: false, unverified: false },
  ]),
  listed('a name that is another one when it is read again', withInfo(getter('name', twoFaced()))),
  listed(
    'an info that tells nothing of its keys',
    withInfo((info) => new Proxy(info, { ownKeys: throwing, getPrototypeOf: throwing, has: throwing })),
  ),
  listed(
    'an info without a prototype',
    withInfo((info) => Object.assign(Object.create(null) as object, info)),
  ),
  listed('a frozen info', withInfo(Object.freeze)),
  listed('a sealed info', withInfo(Object.seal)),
  listed(
    'an info in a list',
    withInfo((info) => Object.assign([], info)),
  ),
  listed(
    'an info whose parts are its prototype’s',
    withInfo((info) => Object.create(info) as object),
  ),
  listed(
    'an info with the key __proto__',
    withInfo((info) => ({ ...info, ...(JSON.parse('{"__proto__":{"polluted":1}}') as object) })),
  ),
  listed(
    'an info with the key constructor',
    withInfo((info) => ({ ...info, constructor: { prototype: { polluted: 1 } } })),
  ),
  dropped('no provider', () => ({ info: makeInfo() })),
  dropped(
    'null for a provider',
    withProvider(() => null),
  ),
  dropped(
    'a function without methods for a provider',
    withProvider(() => () => undefined),
  ),
  listed(
    'a function for a provider',
    withProvider(() => Object.assign(() => undefined, makeProvider())),
  ),
  dropped('a revoked provider', withProvider(revoked)),
  dropped(
    'a provider that throws when it is read',
    withProvider(() => new Proxy({}, { get: throwing })),
  ),
  ...['request', 'on', 'removeListener'].flatMap((key) => {
    const fate = key === 'request' ? dropped : listed
    return [
      fate(
        `a provider without ${key}`,
        withProvider(() => makeProvider({ [key]: undefined })),
      ),
      fate(
        `a provider whose ${key} is a text`,
        withProvider(() => makeProvider({ [key]: 'window.taken=1' })),
      ),
    ]
  }),
  listed(
    'a frozen provider',
    withProvider(() => Object.freeze(makeProvider())),
  ),
  listed(
    'a provider that is a promise, too',
    withProvider(() => makeProvider({ then: throwing, catch: throwing })),
  ),
  listed(
    'a provider that throws when it becomes a text',
    withProvider(() => makeProvider({ toString: throwing, toJSON: throwing, [Symbol.toPrimitive]: throwing })),
  ),
  listed(
    'a provider whose events throw',
    withProvider(() => makeProvider({ on: throwing, removeListener: throwing })),
  ),
  listed(
    'a provider that is seen through',
    withProvider(() => new Proxy(makeProvider(), {})),
  ),
]
