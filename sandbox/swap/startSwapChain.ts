import { type Address, parseUnits } from 'viem'
import { type Anvil, startAnvil } from '../chain/anvil.js'
import { makeBatch } from '../chain/batch.js'
import { CHAIN_PLANS } from '../chain/chainPlans.js'
import { type Client, openClient } from '../chain/transactions.js'
import { POOL_ABI, ROUTER_ABI, TOKEN_ABI, WRAPPED_ABI } from '../contracts/abis.js'
import { CONTRACT_ARTIFACTS } from '../contracts/contractArtifacts.gen.js'
import { openSwapChain, type SwapChain, type SwapWorld } from './SwapChain.js'
import { SUPPLY, SWAP_PLAN, type SwapTokenKind, type SwapTokenPlan } from './swapPlan.js'

const BYTECODE: Readonly<Record<SwapTokenKind, `0x${string}`>> = {
  Plain: CONTRACT_ARTIFACTS.SandboxToken,
  FeeOnTransfer: CONTRACT_ARTIFACTS.SandboxTollToken,
  GuardedApproval: CONTRACT_ARTIFACTS.SandboxGuardedToken,
}

const { coin } = CHAIN_PLANS.swap

const putPoolsOn = async (client: Client, maker: Address, owners: readonly Address[]): Promise<SwapWorld> => {
  const { deploy, call, send } = await makeBatch(client, maker)
  const give = (address: Address, to: Address, units: bigint): void =>
    call({ address, abi: TOKEN_ABI, functionName: 'transfer', args: [to, units] })
  const deployToken = ({ kind, name, symbol, decimals, held }: SwapTokenPlan): Address => {
    const args = [name, symbol, decimals, parseUnits(SUPPLY, decimals)]
    const address = deploy({ abi: TOKEN_ABI, bytecode: BYTECODE[kind], args })
    held.forEach((amount, index) => give(address, owners[index] ?? maker, parseUnits(amount, decimals)))
    return address
  }
  const dollar = deployToken(SWAP_PLAN.dollar)
  const fill = (token: Address, units: bigint, dollars: string): Address => {
    const pool = deploy({ abi: POOL_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxPool, args: [dollar, token] })
    give(token, pool, units)
    give(dollar, pool, parseUnits(dollars, SWAP_PLAN.dollar.decimals))
    call({ address: pool, abi: POOL_ABI, functionName: 'sync' })
    return pool
  }
  const wrapped = deploy({ abi: WRAPPED_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxWrappedCoin, args: [] })
  const coins = parseUnits(SWAP_PLAN.coinPool.tokens, coin.decimals)
  call({ address: wrapped, abi: WRAPPED_ABI, functionName: 'deposit', value: coins })
  const coinPool = fill(wrapped, coins, SWAP_PLAN.coinPool.dollars)
  const tokens = SWAP_PLAN.tokens.map(({ pool: content, ...plan }) => {
    const address = deployToken(plan)
    return { ...plan, address, pool: fill(address, parseUnits(content.tokens, plan.decimals), content.dollars) }
  })
  const pools = [coinPool, ...tokens.map(({ pool }) => pool)]
  const deployRouter = (): Address =>
    deploy({ abi: ROUTER_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxRouter, args: [wrapped, pools] })
  const [router, otherRouter] = [deployRouter(), deployRouter()]
  await send()
  return {
    router,
    otherRouter,
    coinPool,
    wrapped,
    dollar,
    tokens: [{ ...SWAP_PLAN.dollar, address: dollar, pool: undefined }, ...tokens],
  }
}

const putWorldOn = async (anvil: Anvil): Promise<SwapChain> => {
  const client = openClient(anvil.url, { batch: true })
  const accounts = await client.getAddresses()
  const [first] = accounts
  const maker = accounts.at(-1)
  if (first === undefined || maker === undefined) throw new Error('anvil gave too few accounts')
  await client.setAutomine(false)
  const world = await putPoolsOn(client, maker, accounts)
  await client.setAutomine(true)
  await client.setBalance({ address: first, value: parseUnits(SWAP_PLAN.coinHeld, coin.decimals) })
  return openSwapChain({ anvil, client, world })
}

/** Starts the swap chain; deterministic. */
export const startSwapChain = async (): Promise<SwapChain> => {
  const anvil = await startAnvil(CHAIN_PLANS.swap.id)
  return putWorldOn(anvil).catch(async (error: unknown) => {
    await anvil.close()
    throw error
  })
}
