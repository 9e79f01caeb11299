import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assert } from 'chai'
import packageJson from '../../package.json' with { type: 'json' }
import { packedText } from '../../scripts/build/packedDocuments.mjs'
import { stripClauses } from '../../scripts/build/withoutClauses.mjs'

const FOLDER = fileURLToPath(new URL('../../build/package/', import.meta.url))
const MAX_BYTES = 900_000

interface Packed {
  readonly size: number
  readonly files: readonly { readonly path: string }[]
}

const pack = (): Packed => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: FOLDER, encoding: 'utf8' }),
  ) as readonly Packed[]
  return packed ?? assert.fail('npm packed nothing')
}
const read = (path: string): string => readFileSync(FOLDER + path, 'utf8')

describe('the published package', () => {
  let packed: Packed
  let paths: readonly string[]
  const ending = (end: string): readonly string[] => paths.filter((path) => path.endsWith(end))

  before(() => {
    packed = pack()
    paths = packed.files.map(({ path }) => path)
  })

  it('has at most 900 kB packed, without source maps or references to them', () => {
    assert.isAtMost(packed.size, MAX_BYTES)
    assert.isEmpty(ending('.map'))
    assert.deepEqual(
      ending('.js').filter((path) => read(path).includes('sourceMappingURL')),
      [],
    )
  })

  it('has a manifest with what a host needs, and its origin, and nothing of its build', () => {
    const manifest = JSON.parse(read('package.json')) as Record<string, unknown>
    for (const made of ['devDependencies', 'scripts', 'private', 'size-limit', 'overrides', 'allowScripts'])
      assert.notProperty(manifest, made)
    for (const said of ['repository', 'homepage', 'bugs', 'keywords', 'license', 'engines'])
      assert.property(manifest, said)
    assert.deepEqual(manifest['dependencies'], packageJson.dependencies)
    assert.deepEqual(manifest['peerDependencies'], packageJson.peerDependencies)
  })

  it('cannot be published from elsewhere: the root is private, and packing it fails', () => {
    assert.isTrue(packageJson.private)
    assert.throws(() => execFileSync('npm', ['pack', '--dry-run'], { stdio: 'pipe' }), /npm pack \.\/build\/package/)
  })

  it("has each entry's file at its path, for a bundler that ignores `exports` by default", () => {
    const { main, exports } = JSON.parse(read('package.json')) as {
      readonly main: string
      readonly exports: Readonly<Record<string, string | { readonly default: string }>>
    }
    for (const [entry, target] of Object.entries(exports)) {
      const file = typeof target === 'string' ? target : target.default
      const looked = entry === '.' ? main : entry
      assert.include([looked, `${looked}.js`], file, entry)
      assert.isTrue(existsSync(FOLDER + file), file)
    }
  })

  it('has documents whose links lead into the package, or to a URL', () => {
    const broken = ending('.md').flatMap((document) =>
      [...read(document).matchAll(/\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !target.startsWith('https://'))
        .filter((target) => !paths.includes(posix.join(posix.dirname(document), target)))
        .map((target) => `${document}: ${target}`),
    )
    assert.deepEqual(broken, [])
    assert.includeMembers([...paths], ['README.md', 'LICENSE', 'docs/errors.md', 'THIRD-PARTY-NOTICES.txt'])
    assert.equal(
      packedText('docs/usage.md', 'See [errors](errors.md#a), [why](decisions/1.md#b) and ![it](pictures/a.png).'),
      'See [errors](errors.md#a), [why](https://github.com/portico-kit/portico/blob/main/docs/decisions/1.md#b) and ' +
        '![it](https://github.com/portico-kit/portico/raw/main/docs/pictures/a.png).',
    )
  })

  it('mentions no clause of internal documents in its declarations', () => {
    const clauses = ending('.d.ts').flatMap(
      (path) => read(path).match(/.*(?:\b[A-Z]\d?-\d{2,3}\b|\(design \d).*/g) ?? [],
    )
    assert.deepEqual(clauses, [])
    assert.equal(stripClauses('/** Ends (S1-01,\n * U-02 and S3-04). More (EIP-55). */'), '/** Ends. More (EIP-55). */')
  })
})
