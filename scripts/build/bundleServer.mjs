import { build } from 'esbuild'

const FOLDER = 'build/size'
const SIGNATURES = 'infrastructure/shared/signatures'
const OPTIONS = { bundle: true, minify: true, format: 'esm', target: 'es2022', treeShaking: true, logLevel: 'error' }

/**
 * Bundles the entry for servers without the packages that it is made of, and each verifier of signatures with those
 * that it needs, as a page would load it, for the budgets in package.json.
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
      // A chunk of its own, which is measured by itself.
      external: chain === 'evm' ? ['./contractSignature.lazy.js'] : [],
      outfile: `${FOLDER}/verifiers/${chain}.js`,
    })
}
