import { readFileSync } from 'node:fs'
import { assert } from 'chai'
import { dependenciesOf } from '../../scripts/package/dependenciesOf.js'
import recorded from './dependencies.json' with { type: 'json' }

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as { readonly packages: Readonly<Record<string, Locked>> }

describe('the packages whose code runs with Portico [S-02]', () => {
  const all = dependenciesOf()

  it('are those on record, in these versions; a new one is looked at, then recorded by `npm run dependencies:update`', () => {
    assert.deepEqual(Object.fromEntries(all.map(({ place, version, licence }) => [place.replace(/^node_modules\//, ''), `${version} ${licence}`])), recorded)
  })

  it('are few', () => assert.isAtMost(all.length, 40))

  it('are held by the lockfile to the bytes that were looked at, and run nothing when they are installed [P-10]', () => {
    const loose = all.filter(({ place, version }) => {
      const locked = lock.packages[place]
      return locked?.version !== version || !/^sha512-/.test(locked.integrity ?? '') || locked.hasInstallScript === true
    })
    assert.deepEqual(loose, [])
  })
})
