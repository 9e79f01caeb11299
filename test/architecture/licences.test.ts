import { assert } from 'chai'
import { readFileSync } from 'node:fs'
import packageJson from '../../package.json' with { type: 'json' }

/** Those of the OSI's list that occur. Anything else is looked at by a person before it comes in. */
const OSI: readonly string[] = ['(Apache-2.0 AND MIT)', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', '(MIT OR Apache-2.0)', '(MIT OR CC0-1.0)', 'MIT OR Apache-2.0']

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}
interface Lock {
  readonly packages: Readonly<Record<string, Locked>>
}

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const lock = JSON.parse(read('package-lock.json')) as Lock

/** Where a package that another one asks for is installed. */
const find = (name: string, from: string): string | undefined => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (lock.packages[path] !== undefined) return path
    if (at === '') return undefined
  }
}

/** A package and all that it needs, as the lock installs them. */
const closure = (names: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>()
  const visit = (name: string, from: string): void => {
    const path = find(name, from)
    if (path === undefined || reached.has(path)) return
    reached.add(path)
    for (const next of Object.keys(lock.packages[path]?.dependencies ?? {})) visit(next, path)
  }
  names.forEach((name) => visit(name, ''))
  return reached
}

const licenceOf = (path: string): string => {
  const { license } = JSON.parse(read(`${path}/package.json`)) as { readonly license?: unknown }
  return typeof license === 'string' ? license : 'none'
}

describe('licences', () => {
  it('of all that a host installs with Portico are OSI-approved [U-19]', () => {
    const closed = [...closure(Object.keys(packageJson.dependencies))].filter((path) => !OSI.includes(licenceOf(path)))
    assert.deepEqual(closed, [])
  })

  it('of all that is bundled into the package are OSI-approved [U-19]', () => {
    const notices = [...read('dist/THIRD-PARTY-NOTICES.txt').matchAll(/^(@?[\w./-]+) (\d[\w.-]*) \((.*)\)$/gm)]
    assert.isAbove(notices.length, 10)
    assert.deepEqual(notices.filter(([, , , licence = '']) => !OSI.includes(licence)).map(([whole]) => whole), [])
  })

  it('of the pairing SDK and all that it needs are OSI-approved: it is pinned to the last release that is', () => {
    assert.equal(packageJson.devDependencies['@walletconnect/universal-provider'], '2.21.8')
    const sdk = [...closure(['@walletconnect/universal-provider'])].filter((path) => /node_modules\/@(?:walletconnect|reown)\//.test(path))
    assert.isAbove(sdk.length, 10)
    assert.deepEqual(sdk.filter((path) => !OSI.includes(licenceOf(path))), [])
  })
})
