import { readFileSync } from 'node:fs'
import { assert } from 'chai'
import { dependenciesOf } from '../../scripts/package/dependenciesOf.js'
import recorded from './dependencies.json' with { type: 'json' }

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly optional?: boolean
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}

describe('packages whose code runs with Portico [S-02]', () => {
  const all = dependenciesOf()

  it('match the record, in these versions; a new one is reviewed, then recorded by `npm run dependencies:update`', () => {
    assert.deepEqual(
      Object.fromEntries(
        all.map(({ place, version, licence }) => [place.replace(/^node_modules\//, ''), `${version} ${licence}`]),
      ),
      recorded,
    )
  })

  it('are few, except for the pairing SDK, which has many in its own chunk', () => {
    const ofSdk = dependenciesOf(['@walletconnect/universal-provider'])
    const others = all.filter(({ place }) => !ofSdk.some((one) => one.place === place))
    assert.isAtMost(others.length, 40)
    assert.isAtMost(ofSdk.length, 110)
  })

  it('are pinned by the lockfile to the reviewed bytes, and have no install scripts [P-10]', () => {
    const loose = all.filter(({ place, version }) => {
      const locked = lock.packages[place]
      return locked?.version !== version || !/^sha512-/.test(locked.integrity ?? '') || locked.hasInstallScript === true
    })
    assert.deepEqual(loose, [])
  })
})

/** Builds of the sandbox's chain for other platforms that are not published at this version. */
const WITHOUT_HASH = /^node_modules\/litesvm-(?:darwin|linux)-[\w-]+$/

describe('packages of tests and tools [S-02]', () => {
  it('are pinned to their bytes, too, except for builds that cannot be installed', () => {
    const loose = Object.entries(lock.packages).filter(
      ([place, { integrity = '' }]) => place !== '' && !/^sha512-/.test(integrity),
    )
    assert.deepEqual(
      loose.map(([place]) => place).filter((place) => !WITHOUT_HASH.test(place)),
      [],
    )
    assert.isTrue(loose.every(([, { optional }]) => optional === true))
  })
})
