import { type Address, encodeErrorResult, parseAbi } from 'viem'
import type { SandboxOddToken } from '../Sandbox.js'
import { SILENT_ABI, STUBBORN_ABI } from '../contracts/abis.js'
import { CONTRACT_ARTIFACTS } from '../contracts/contractArtifacts.gen.js'
import type { WorldPlan } from './chainPlans.js'
import type { Builder } from './transactions.js'

/** Defined in the contracts. */
const DECIMALS = 6

const REVERTS = parseAbi(['error Error(string)'])

/** Deploys a plan's odd tokens, without holders. */
export const deployOddTokens = async (
  { deploy }: Builder,
  { oddTokens }: WorldPlan,
  maker: Address,
): Promise<readonly SandboxOddToken[]> => {
  const deployed: SandboxOddToken[] = []
  for (const plan of oddTokens) {
    const { kind, name, symbol } = plan
    const deployment =
      plan.kind === 'Silent'
        ? { abi: SILENT_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxSilentToken, args: [name, symbol] }
        : {
            abi: STUBBORN_ABI,
            bytecode: CONTRACT_ARTIFACTS.SandboxStubbornToken,
            args: [name, symbol, encodeErrorResult({ abi: REVERTS, errorName: 'Error', args: [plan.reason] })],
          }
    deployed.push({ kind, name, symbol, decimals: DECIMALS, address: await deploy(maker, deployment) })
  }
  return deployed
}
