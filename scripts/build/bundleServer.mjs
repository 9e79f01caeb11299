import { build } from 'esbuild'

const FOLDER = 'build/size'
const SIGNATURES = 'infrastructure/shared/signatures'
const OPTIONS = { bundle: true, minify: true, format: 'esm', target: 'es2022', treeShaking: true, logLevel: 'error' }

/**
 * Bundles the server entry without its package dependencies, and each signature verifier with them, as a page would
 * load it, for the budgets in package.json.
 */
export const bundleServer = async () => {
  await build({
    ...OPTIONS,
    entryPoints: ['./server.ts'],
    packages: 'external',
    splitting: true,
    outdir: `${FOLDER}/server`,
  })
  for (const chain of ['evm', 'contract', 'solana', 'bitcoin'])
    await build({
      ...OPTIONS,
      entryPoints: [`${SIGNATURES}/${chain}Signature.lazy.ts`],
      // Measured separately.
      external: chain === 'evm' ? ['./contractSignature.lazy.js'] : [],
      outfile: `${FOLDER}/verifiers/${chain}.js`,
    })
}
