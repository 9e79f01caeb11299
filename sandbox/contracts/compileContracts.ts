import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ContractArtifacts } from './ContractArtifacts.js'

interface Compiler {
  readonly compile: (input: string) => string
}

const SOURCE = new URL('./Sandbox.sol', import.meta.url)
const input = (source: string): string =>
  JSON.stringify({
    language: 'Solidity',
    sources: { 'Sandbox.sol': { content: source } },
    settings: {
      // No metadata hash, so that the bytecode is reproducible.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  })

interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts?: Readonly<
    Record<string, Readonly<Record<string, { readonly evm: { readonly bytecode: { readonly object: string } } }>>>
  >
}

/** Compiles the sandbox's contracts with solc; throws with the compiler's message. */
export const compileContracts = (): ContractArtifacts => {
  const solc = createRequire(import.meta.url)('solc') as Compiler
  const output = JSON.parse(solc.compile(input(readFileSync(SOURCE, 'utf8')))) as Output
  const failure = output.errors?.find(({ severity }) => severity === 'error')
  if (failure !== undefined) throw new Error(failure.formattedMessage)
  const bytecode = (name: keyof ContractArtifacts): `0x${string}` =>
    `0x${output.contracts?.['Sandbox.sol']?.[name]?.evm.bytecode.object ?? ''}`
  return {
    SandboxToken: bytecode('SandboxToken'),
    SandboxTollToken: bytecode('SandboxTollToken'),
    SandboxGuardedToken: bytecode('SandboxGuardedToken'),
    SandboxWrappedCoin: bytecode('SandboxWrappedCoin'),
    SandboxPool: bytecode('SandboxPool'),
    SandboxRouter: bytecode('SandboxRouter'),
    SandboxSilentToken: bytecode('SandboxSilentToken'),
    SandboxStubbornToken: bytecode('SandboxStubbornToken'),
    SandboxCollection: bytecode('SandboxCollection'),
    SandboxEditions: bytecode('SandboxEditions'),
    SandboxPrices: bytecode('SandboxPrices'),
    SandboxNames: bytecode('SandboxNames'),
    SandboxAccount: bytecode('SandboxAccount'),
    SandboxSafe: bytecode('SandboxSafe'),
  }
}
