import { writeFileSync } from 'node:fs'
import { compileContracts } from '../sandbox/contracts/compileContracts.js'

/** Compiles `Sandbox.sol` with solc and writes the result: `npx tsx scripts/compileContracts.ts` after a change. */
const lines = [
  "import type { ContractArtifacts } from './ContractArtifacts.js'",
  '',
  '/** Made from Sandbox.sol by scripts/compileContracts.ts; a test compiles it again and compares. */',
  'export const CONTRACT_ARTIFACTS: ContractArtifacts = {',
  ...Object.entries(compileContracts()).map(([name, code]: [string, string]) => `  ${name}:\n    '${code}',`),
  '}',
  '',
]
writeFileSync(new URL('../sandbox/contracts/contractArtifacts.gen.ts', import.meta.url), lines.join('\n'))
