import { readFileSync } from 'node:fs'
import { assert } from 'chai'
import packageJson from '../../package.json' with { type: 'json' }
import { bundledNames, dependenciesOf } from '../../scripts/package/dependenciesOf.js'

/** Licences approved by the Open Source Initiative: those in use, and likely ones. */
const APPROVED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'Unlicense',
  'BlueOak-1.0.0',
])

/** Licence of pictures, which are no software: public domain (docs/decisions/0028-marks.md). */
const DRAWINGS: Readonly<Record<string, string>> = { 'simple-icons': 'CC0-1.0' }

/** "MIT OR X" requires one of the two; "MIT AND X" both. */
const isApproved = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => APPROVED.has(one.trim())))

describe('the licences', () => {
  it('are approved by the Open Source Initiative for everything installed with Portico or bundled in it, or public domain for pictures', () => {
    const all = dependenciesOf()
    assert.isAbove(all.length, 10)
    assert.deepEqual(
      all
        .filter(({ name, licence }) => !isApproved(licence) && DRAWINGS[name] !== licence)
        .map(({ name, licence }) => `${name}: ${licence}`),
      [],
    )
  })

  it('stay so: the pairing SDK is pinned to its last open source release', () => {
    assert.equal(packageJson.devDependencies['@walletconnect/universal-provider'], '2.21.8')
    for (const { name, version, licence } of dependenciesOf(['@walletconnect/universal-provider']))
      assert.isTrue(isApproved(licence), `${name} ${version}: ${licence}`)
  })

  it('are in the package, in full, for bundled code', () => {
    const notices = readFileSync(new URL('../../dist/THIRD-PARTY-NOTICES.txt', import.meta.url), 'utf8')
    assert.includeMembers([...bundledNames()], ['fp-ts', 'io-ts', '@inversifyjs/container', 'rxjs'])
    for (const text of notices.split(/^-{72}$/m))
      assert.isTrue(text.trim().length > 300 || text.includes('https://spdx.org/licenses/'), text)
  })
})
