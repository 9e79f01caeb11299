import babelReact from '@babel/preset-react'
import babelTypescript from '@babel/preset-typescript'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import wyw from '@wyw-in-js/rollup'
import dts from 'rollup-plugin-dts'
import { clientEntry } from './scripts/build/clientEntry.mjs'
import { compact } from './scripts/build/compact.mjs'
import { collectStyles } from './scripts/build/collectStyles.mjs'
import { keepWithOpening } from './scripts/build/keepWithOpening.mjs'
import { makeVisitChunks } from './scripts/build/visitChunks.mjs'
import { noticesOfBundled } from './scripts/build/noticesOfBundled.mjs'
import { ownNames } from './scripts/build/ownNames.mjs'
import { publicFpTsTypes } from './scripts/build/publicFpTsTypes.mjs'
import { pureClasses } from './scripts/build/pureClasses.mjs'
import { typescriptSources } from './scripts/build/typescriptSources.mjs'
import { withoutClauses } from './scripts/build/withoutClauses.mjs'
import { usedOfInversify } from './scripts/build/usedOfInversify.mjs'
import packageJson from './package.json' with { type: 'json' }

const isOneOf = (names) => (id) =>
  names.some((name) => id === name || id.startsWith(`${name}/`) || id.startsWith(`${name}:`))
const installed = [...Object.keys(packageJson.dependencies), ...Object.keys(packageJson.peerDependencies), 'node']
const external = isOneOf(installed)
// RxJS is bundled: docs/decisions/0003-bundled-dependencies.md has the numbers. So is the library for Solana transfers,
// except in the sandbox, which uses the installed one, and the @noble/curves release that the pairing SDK needs;
// signature verification uses the host's @noble/curves, as viem does.
const isExternalToPages = isOneOf(
  installed.filter((name) => name !== 'rxjs' && name !== '@solana/kit' && name !== '@noble/curves'),
)
const isCurves = isOneOf(['@noble/curves'])
const externalToPages = (id, importer = '') =>
  isExternalToPages(id) || (isCurves(id) && !importer.includes('/node_modules/'))

const failOnWarning = (warning, warn) => {
  if (warning.code === 'UNRESOLVED_IMPORT' || warning.code === 'CIRCULAR_DEPENDENCY') throw new Error(warning.message)
  // Caused by helpers that TypeScript emitted in fp-ts and inversify; harmless here.
  if (warning.code !== 'THIS_IS_UNDEFINED' && warning.code !== 'INVALID_ANNOTATION') warn(warning)
}

/** The source map would grow by 5 MB for the few icons in use. */
const withoutMapOfIcons = {
  name: 'without-map-of-icons',
  transform: (code, id) => (id.includes('/simple-icons/') ? { code, map: { mappings: '' } } : undefined),
}

const sources = [
  typescriptSources(),
  resolve({
    browser: true,
    preferBuiltins: false,
    exportConditions: ['es2015'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  }),
  commonjs(),
  withoutMapOfIcons,
  pureClasses(),
  usedOfInversify(),
  ownNames(),
]

/**
 * The WalletConnect SDK expects Node's `process` and `global`, which browsers and some bundlers lack. Defines them in
 * its chunks only, so that it works without changing the page's globals.
 */
const SDK_SURROUNDINGS =
  "const global = globalThis; const process = { env: { NODE_ENV: 'production', DISABLE_GLOBAL_CORE: 'true' } };"
/** Solana's library reads this to shorten its error messages. */
const LIBRARY_SURROUNDINGS = "const process = { env: { NODE_ENV: 'production' } };"

const surroundingsOf = (moduleIds) => {
  if (moduleIds.some((id) => id.includes('/@walletconnect/'))) return SDK_SURROUNDINGS
  return moduleIds.some((id) => id.includes('/@solana/')) ? LIBRARY_SURROUNDINGS : ''
}

/** Modules that the entry for development takes from `index.js`. */
const OF_INDEX = /\/(index|createPortico|PorticoError)\.(js|ts)$/

const output = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  chunkFileNames: 'chunks/[name].js',
  hoistTransitiveImports: false,
}

export default [
  {
    input: { index: 'index.ts', react: 'react.ts', networks: 'networks.ts', themes: 'themes.ts', siwx: 'siwx.ts' },
    external: externalToPages,
    onwarn: failOnWarning,
    plugins: [
      ...sources,
      wyw({
        include: ['ui-react/**/*.{ts,tsx}'],
        classNameSlug: (hash, title) => `portico-${title}-${hash}`,
        babelOptions: { configFile: false, presets: [babelTypescript, [babelReact, { runtime: 'automatic' }]] },
      }),
      collectStyles({ fileName: 'styles.css' }),
      noticesOfBundled({ fileName: 'THIRD-PARTY-NOTICES.txt' }),
      keepWithOpening(),
      clientEntry({ entry: 'react', fileName: 'react.client.js' }),
      compact(),
    ],
    output: {
      ...output,
      manualChunks: makeVisitChunks(),
      onlyExplicitManualChunks: true,
      intro: ({ moduleIds }) => surroundingsOf(moduleIds),
    },
  },
  {
    input: { 'index.development': 'index.development.ts' },
    // Imports these from `index.js`, so that a page with both entries has one core and one class of errors.
    external: (id) => OF_INDEX.test(id),
    onwarn: failOnWarning,
    plugins: [typescriptSources(), resolve({ extensions: ['.ts', '.mjs', '.js'] }), compact()],
    output: { ...output, paths: (id) => (OF_INDEX.test(id) ? './index.js' : id) },
  },
  {
    input: { testing: 'testing.ts', sandbox: 'sandbox.ts' },
    external,
    onwarn: failOnWarning,
    plugins: [typescriptSources(), resolve({ extensions: ['.ts', '.mjs', '.js'] }), commonjs(), compact()],
    // Separate from the chunks that pages load.
    output: { ...output, chunkFileNames: 'node/[name].js' },
  },
  {
    input: { server: 'server.ts' },
    external,
    onwarn: failOnWarning,
    plugins: [typescriptSources(), resolve({ extensions: ['.ts', '.mjs', '.js'] }), commonjs(), compact()],
    // Separate from the chunks for pages and from Node-only code: workers also load these.
    output: { ...output, chunkFileNames: 'server/[name].js' },
  },
  {
    input: {
      index: 'index.ts',
      react: 'react.ts',
      networks: 'networks.ts',
      themes: 'themes.ts',
      siwx: 'siwx.ts',
      server: 'server.ts',
      testing: 'testing.ts',
      sandbox: 'sandbox.ts',
    },
    external: (id) => external(id) || id.endsWith('.css'),
    onwarn: failOnWarning,
    plugins: [publicFpTsTypes(), dts({ tsconfig: 'tsconfig.json' }), withoutClauses()],
    output: { dir: 'dist', format: 'es', chunkFileNames: 'types/[name].d.ts' },
  },
]
