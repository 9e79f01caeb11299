import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { assert } from 'chai'
import ts from 'typescript'
import packageJson from '../../package.json' with { type: 'json' }

const DIST = new URL('../../dist/', import.meta.url)
const filesIn = (ending: string): readonly string[] =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
const textOf = (file: string): string => readFileSync(new URL(file, DIST), 'utf8')
const importsOf = (file: string): readonly string[] =>
  ts.preProcessFile(textOf(file)).importedFiles.map(({ fileName }) => fileName)

describe('the built package', () => {
  it('has no fp-ts, io-ts or inversify in its declarations, which Node could not resolve or a host does not have', () => {
    const named = filesIn('.d.ts').flatMap((file) => importsOf(file).map((specifier) => `${file}: ${specifier}`))
    assert.isNotEmpty(named)
    assert.deepEqual(
      named.filter((line) => /: (fp-ts|io-ts|inversify|reflect-metadata)/.test(line)),
      [],
    )
  })

  it('imports by name only the dependencies in its package.json', () => {
    const bare = [...filesIn('.js'), ...filesIn('.d.ts')]
      .flatMap(importsOf)
      .filter((specifier) => !specifier.startsWith('.'))
    const names = new Set(bare.map((specifier) => (/^(@[^/]+\/)?[^/]+/.exec(specifier) ?? [''])[0]))
    assert.sameMembers(
      [...names].filter((name) => !name.startsWith('node:')),
      [
        '@adraffy/ens-normalize',
        '@noble/curves',
        '@noble/hashes',
        '@scure/base',
        '@solana/kit',
        'jose',
        'litesvm',
        'react',
        'react-dom',
        'rxjs',
        'viem',
        'ws',
      ],
    )
  })

  it('has one "use client" directive each, in all of portico/react and where server components import it', async () => {
    const marked = filesIn('.js').filter((file) => textOf(file).includes('use client'))
    assert.deepEqual(marked, ['react.client.js'])
    assert.match(textOf('react.client.js'), /^'use client'\n/)
    assert.equal(packageJson.exports['./react']['react-server'], './dist/react.client.js')
    const handedOn = /export \{ (.*) \}/.exec(textOf('react.client.js'))?.[1]?.split(', ')
    assert.sameMembers(handedOn ?? [], Object.keys(await import('portico/react')))
  })

  it('needs no React if a host imports portico alone, including lazy chunks', () => {
    const reached = new Set(['index.js'])
    for (const file of reached)
      for (const specifier of importsOf(file))
        if (specifier.startsWith('.')) reached.add(join(dirname(file), specifier))
    assert.isAbove(reached.size, 20)
    const withReact = [...reached].filter((file) => importsOf(file).some((specifier) => /^react\b/.test(specifier)))
    assert.deepEqual(withReact, [])
  })

  it('has one stylesheet, which styles only what Portico renders', () => {
    // The sandbox's pages are sites of their own.
    assert.deepEqual(
      filesIn('.css').filter((file) => !file.startsWith('secure-site/')),
      ['styles.css'],
    )
    const selectors = [...textOf('styles.css').matchAll(/(?:^|[{}])([^{}@]+)\{/g)].map(([, selector]) => selector ?? '')
    const ofRules = selectors
      .filter((selector) => !/^(from|to|[\d.%,]+)$/.test(selector))
      .flatMap((list) => list.split(/,(?![^(]*\))/))
    assert.isAbove(ofRules.length, 50)
    assert.deepEqual(
      ofRules.filter((selector) => !selector.includes('portico-')),
      [],
    )
  })
})
