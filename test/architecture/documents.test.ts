import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { assert } from 'chai'
import { flowsInDocument } from '../support/flowsInDocument.js'

const GENERATED = ['.git', 'build', 'dist', 'node_modules']
const DOCUMENTS = [
  'CONTRIBUTING.md',
  'docs/architecture.md',
  ...readdirSync('docs/decisions')
    .filter((name) => name.startsWith('0018'))
    .map((name) => `docs/decisions/${name}`),
]

const TOP = readdirSync('.').filter((name) => !GENERATED.includes(name))
/** Every file and folder of the repository, with a leading `/`. */
const ALL = TOP.flatMap((name) => [
  `/${name}`,
  ...(statSync(name).isDirectory()
    ? readdirSync(name, { recursive: true }).map((path) => `/${name}/${String(path).replaceAll('\\', '/')}`)
    : []),
])

const CODE_BLOCK = /^```[^]*?^```$/gm
/** Without blanks and placeholders, so that a command or a pattern is no path. */
const PATH = /^[\w./-]+$/
const FILE = /\w\.(?:tsx?|mjs|cjs|jsonc?|md|css)$/

/** Texts in backticks that look like a path: a file name, or something in a folder of this repository. */
const pathsIn = (text: string): readonly string[] =>
  [...text.replaceAll(CODE_BLOCK, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code.replace(/\/$/, ''))
    .filter((code) => PATH.test(code))
    .filter((code) => FILE.test(code) || TOP.includes(code.split('/')[0] ?? ''))
    .filter((code) => !GENERATED.includes(code.split('/')[0] ?? ''))

/** A path may omit its leading folders. */
const missing = (text: string): readonly string[] =>
  pathsIn(text).filter((path) => !existsSync(path) && !ALL.some((each) => each.endsWith(`/${path}`)))

/** The number of files, with and without views. */
const counted = (files: readonly string[]): readonly [number, number] => [
  files.length,
  files.filter((file) => !file.startsWith('ui-react/')).length,
]

describe('the documents', () => {
  for (const document of DOCUMENTS) {
    it(`${document} names only existing files and folders`, () => {
      const text = readFileSync(document, 'utf8')
      assert.isNotEmpty(pathsIn(text))
      assert.deepEqual(missing(text), [])
    })
  }

  it('list the files of each flow with the correct count', () => {
    const flows = flowsInDocument()
    assert.isNotEmpty(flows)
    for (const { title, files, said, called } of flows) {
      assert.lengthOf(new Set(files), files.length, title)
      assert.deepEqual(said, counted(files), title)
      assert.isAtLeast(called, files.length, title)
    }
    const fromButtonToAccount = counted([...new Set(flows.slice(0, 2).flatMap(({ files }) => files))])
    const [all, rest] = fromButtonToAccount
    assert.include(readFileSync('docs/architecture.md', 'utf8'), `${all} files, ${rest} without the screens (aim`)
    const [decision = ''] = DOCUMENTS.slice(-1)
    const sizes = flows.slice(2).map(({ files }) => files.length)
    for (const row of [`| ${all}; ${rest} |`, `| ${sizes.join('; ')} |`])
      assert.include(readFileSync(decision, 'utf8'), row)
  })

  it('may not name a renamed file or a deleted folder', () => {
    const text =
      'See `application/kernel/feature.ts`, `kernel/store.ts`, `domain/<feature>`, `npm test` and `portico/react`.'
    assert.deepEqual(pathsIn(text), ['application/kernel/feature.ts', 'kernel/store.ts'])
    assert.deepEqual(missing(text), [])
    assert.deepEqual(missing('`application/policies`, `unwrap.ts` and `kernel/makeStore.ts` went.'), [
      'application/policies',
      'unwrap.ts',
      'kernel/makeStore.ts',
    ])
  })
})
