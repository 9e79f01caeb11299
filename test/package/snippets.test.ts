import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { assert } from 'chai'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DOCUMENTS = [
  'README.md',
  ...readdirSync(`${ROOT}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
/** ` ```ts fragment ` is excluded: it is highlighted for the reader, and is no module by itself. */
const SNIPPET = /^```(tsx?)\n([^]*?)^```$/gm

/** As a strict host compiles: the settings of `npm create vite`, and more. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['vite/client'],
}

/** The snippets of a document by names that compile, each on its original lines. */
const snippetsIn = (document: string, text: string): readonly (readonly [name: string, code: string])[] =>
  [...text.matchAll(SNIPPET)].map(([, language = '', code = ''], at) => {
    const before = text.slice(0, text.indexOf(code)).split('\n').length - 1
    return [`${document}.${at}.${language}`, '\n'.repeat(before) + code]
  })

/** Compiler errors of modules beside our `package.json`, whose `exports` point to the build. */
const faultsOf = (
  modules: readonly (readonly [name: string, code: string])[],
  options: ts.CompilerOptions = OPTIONS,
): readonly string[] => {
  const texts = new Map(modules.map(([name, code]) => [ROOT + name, code]))
  const host = ts.createCompilerHost(options)
  const withTexts: ts.CompilerHost = {
    ...host,
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    getSourceFile: (file, target) => {
      const text = texts.get(file)
      return text === undefined ? host.getSourceFile(file, target) : ts.createSourceFile(file, text, target, true)
    },
  }
  return ts.getPreEmitDiagnostics(ts.createProgram([...texts.keys()], options, withTexts)).map((fault) => {
    const place = fault.file?.fileName.slice(ROOT.length).replace(/\.\d+\.tsx?$/, '') ?? ''
    const line = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0).line ?? 0
    return `${place}:${line + 1} ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`
  })
}

describe('code in the documents', () => {
  const all = DOCUMENTS.flatMap((document) => snippetsIn(document, readFileSync(ROOT + document, 'utf8')))

  it('compiles against the built declarations, also with the strictest settings [U-105]', function () {
    this.timeout(120_000)
    assert.isAbove(all.length, 4)
    assert.deepEqual(faultsOf(all), [])
  })

  it('would be reported by file and line otherwise', () => {
    const text = [
      '# A',
      '```ts',
      "import { createPortico } from 'portico'",
      'createPortico({ networks: 1 })',
      '```',
      '```ts fragment',
      '…',
      '```',
    ]
    const [fault = '', ...others] = faultsOf(snippetsIn('docs/a.md', text.join('\n')))
    assert.isEmpty(others)
    assert.match(fault, /^docs\/a\.md:4 Type 'number' is not assignable/)
  })
})

describe('the stylesheet', () => {
  const styles = [['host.mts', "import 'portico/styles.css'"]] as const
  for (const [name, module, moduleResolution] of [
    ['bundler', ts.ModuleKind.Preserve, ts.ModuleResolutionKind.Bundler],
    ['node16', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ] as const)
    it(`is imported without an error where side-effect imports are checked, resolved as by ${name}`, () =>
      assert.deepEqual(faultsOf(styles, { ...OPTIONS, types: [], module, moduleResolution }), []))

  it('would be an error without its declaration', () =>
    assert.match(
      faultsOf([['host.mts', "import 'portico/other.css'"]], { ...OPTIONS, types: [] })[0] ?? '',
      /Cannot find module or type/,
    ))
})

describe('a host that emits declarations', () => {
  const HOST = `
    import { createPortico } from 'portico'
    import { mainnet } from 'portico/networks'
    import { useAccount, useFeature, useModal } from 'portico/react'
    import * as testing from 'portico/testing'
    export const portico = createPortico({ networks: [mainnet] })
    export const all = { ...portico }
    export const features = () => ({
      catalogue: portico.feature('catalogue'), login: portico.feature('login'), pairing: portico.feature('pairing'),
      multiWallet: portico.feature('multiWallet'), receive: portico.feature('receive'),
      requests: portico.feature('requests'),
    })
    export const hooks = () => ({ account: useAccount('eip155'), modal: useModal(), several: useFeature('multiWallet') })
    export const fakes = { ...testing }
  `
  for (const [name, module, moduleResolution] of [
    ['bundler', ts.ModuleKind.Preserve, ts.ModuleResolutionKind.Bundler],
    ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ] as const)
    it(`has an exported name for every type it gets, resolved as by ${name}`, function () {
      this.timeout(60_000)
      const options = { ...OPTIONS, types: [], declaration: true, module, moduleResolution }
      assert.deepEqual(faultsOf([['host.mts', HOST]], options), [])
    })
})
