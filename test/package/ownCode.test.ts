import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { assert } from 'chai'
import ts from 'typescript'
import packageJson from '../../package.json' with { type: 'json' }

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))
/** Code for a page: `testing.js` and `sandbox.js` are for Node. */
const files = [
  'index.js',
  'react.js',
  'networks.js',
  ...readdirSync(`${DIST}chunks`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => `chunks/${name}`),
]

const BESIDE = [...Object.keys(packageJson.dependencies), ...Object.keys(packageJson.peerDependencies)]
const isOwn = (from: string): boolean =>
  from.startsWith('./') || from.startsWith('../') || BESIDE.some((name) => from === name || from.startsWith(`${name}/`))

const MAKERS: readonly string[] = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'srcdoc',
  'setHTMLUnsafe',
  'createContextualFragment',
  'parseFromString',
  'importScripts',
]
const MADE: readonly string[] = ['script', 'iframe', 'object', 'embed', 'base']

const faultOf = (node: ts.Node): string | undefined => {
  if (
    (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
    node.moduleSpecifier !== undefined &&
    ts.isStringLiteral(node.moduleSpecifier)
  ) {
    return isOwn(node.moduleSpecifier.text) ? undefined : `imports ${node.moduleSpecifier.text}`
  }
  if (ts.isPropertyAccessExpression(node) && MAKERS.includes(node.name.text)) return `uses ${node.name.text}`
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined
  const called = node.expression
  const [first] = node.arguments ?? []
  if (called.kind === ts.SyntaxKind.ImportKeyword)
    return first !== undefined && ts.isStringLiteral(first) && isOwn(first.text)
      ? undefined
      : `imports ${first?.getText() ?? 'nothing'}`
  if (ts.isIdentifier(called))
    return ['eval', 'Function', 'Worker', 'SharedWorker', 'importScripts'].includes(called.text)
      ? `calls ${called.text}`
      : undefined
  if (!ts.isPropertyAccessExpression(called) || first === undefined || !ts.isStringLiteral(first)) return undefined
  return called.name.text === 'createElement' && MADE.includes(first.text) ? `makes <${first.text}>` : undefined
}

const faultsIn = (name: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    const fault = faultOf(node)
    if (fault !== undefined) faults.push(`${name} ${fault}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

describe('the code of the package', () => {
  it('loads only its own chunks and its dependencies, and evaluates no text as code or markup [S-01] [S-22]', () => {
    assert.isAbove(files.length, 20)
    const faults = files.flatMap((name) => faultsIn(name, readFileSync(`${DIST}${name}`, 'utf8')))
    // The pairing SDK has code for a frame of its vendor's. `sdk.lazy` removes its only caller, and no policy allows
    // the frame. The only wanted frame is the secure site's, made by the chunk of e-mail and social logins (S-08).
    assert.deepEqual(
      faults.filter((fault) => !/^chunks\/(?:sdk|login)\.lazy\.js makes <iframe>$/.test(fault)),
      [],
    )
  })

  it('includes a `process` for the library that builds Solana transfers, which browsers lack', () => {
    const asking = files
      .filter((name) => name.includes('openSolanaTransfers'))
      .map((name) => readFileSync(`${DIST}${name}`, 'utf8'))
    assert.lengthOf(asking, 1)
    assert.isTrue(asking.every((text) => text.includes('process.env') && text.includes('const process={')))
  })

  it('would be reported otherwise', () => {
    const bad = [
      "import 'https://cdn.example/x.js'",
      "import('https://cdn.example/x.js')",
      'import(name)',
      "eval('1')",
      "new Function('1')",
      "node.innerHTML = ''",
      "document.createElement('script')",
      "import 'left-pad'",
    ]
    for (const text of bad) assert.lengthOf(faultsIn('bad.js', text), 1, text)
  })
})
