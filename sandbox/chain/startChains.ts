import { type Address, parseUnits, zeroAddress } from 'viem'
import { NAMES_ABI, PRICES_ABI, TOKEN_ABI } from '../contracts/abis.js'
import { CONTRACT_ARTIFACTS } from '../contracts/contractArtifacts.gen.js'
import { CHAIN_PLANS, type WorldPlan } from './chainPlans.js'
import { makeBalanceReader, type SandboxAsset, type SandboxChain } from './SandboxChain.js'
import { type Anvil, startAnvil } from './anvil.js'
import { deployContractAccounts } from './contractAccounts.js'
import { deployOddTokens } from './oddTokens.js'
import { makeBaseFeeSetter } from './feeMarket.js'
import { deployCollections, sendSpam } from './collections.js'
import { makePoisoner } from './poisoner.js'
import { makeTransactionLog } from './transactionLog.js'
import { startSwapChain } from '../swap/startSwapChain.js'
import { type Builder, makeBuilder, openClient } from './transactions.js'

const deployTokens = async (
  { deploy, call }: Builder,
  plan: WorldPlan,
  maker: Address,
  owners: readonly Address[],
  prices: Address,
): Promise<readonly SandboxAsset[]> => {
  const assets: SandboxAsset[] = []
  for (const { name, symbol, decimals, price, held } of plan.tokens) {
    const supply = parseUnits('1000000', decimals)
    const address = await deploy(maker, {
      abi: TOKEN_ABI,
      bytecode: CONTRACT_ARTIFACTS.SandboxToken,
      args: [name, symbol, decimals, supply],
    })
    for (const [index, amount] of held.entries()) {
      const to = owners[index] ?? maker
      await call(maker, {
        address,
        abi: TOKEN_ABI,
        functionName: 'transfer',
        args: [to, parseUnits(amount, decimals)],
      })
    }
    await call(maker, {
      address: prices,
      abi: PRICES_ABI,
      functionName: 'setPrice',
      args: [address, parseUnits(price, 8)],
    })
    assets.push({ name, symbol, decimals, address })
  }
  return assets
}

const putWorldOn = async (anvil: Anvil, plan: WorldPlan): Promise<SandboxChain> => {
  const client = openClient(anvil.url)
  const accounts = await client.getAddresses()
  const [first, second] = accounts
  const maker = accounts.at(-1)
  if (first === undefined || second === undefined || maker === undefined) throw new Error('anvil gave too few accounts')
  await client.setAutomine(false)
  // The last account deploys the contracts, so that the first ones keep round balances.
  const builder = makeBuilder(client)
  const { deploy, call } = builder
  const prices = await deploy(maker, { abi: PRICES_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxPrices, args: [] })
  const names = await deploy(maker, { abi: NAMES_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxNames, args: [] })
  await call(maker, {
    address: prices,
    abi: PRICES_ABI,
    functionName: 'setPrice',
    args: [zeroAddress, parseUnits(plan.coinPrice, 8)],
  })
  const tokens = await deployTokens(builder, plan, maker, accounts, prices)
  const collections = await deployCollections(builder, plan, maker, accounts)
  const spam = await sendSpam(client, builder, accounts)
  for (const [index, name] of plan.names) {
    await call(accounts[index] ?? maker, {
      address: names,
      abi: NAMES_ABI,
      functionName: 'setProfile',
      args: [name, ''],
    })
  }
  // Deployed last, so that the other addresses do not change.
  const oddTokens = await deployOddTokens(builder, plan, maker)
  await client.setAutomine(true)
  const transactions = makeTransactionLog(client)
  await client.setBalance({ address: first, value: parseUnits(plan.coinHeld, plan.coin.decimals) })
  const contractAccounts = await deployContractAccounts(client, second)
  return {
    url: anvil.url,
    caipNetworkId: `eip155:${plan.id}`,
    accounts: accounts.slice(0, -1),
    assets: [{ ...plan.coin, address: undefined }, ...tokens, ...oddTokens],
    collections: [...collections, spam],
    oddTokens,
    contractAccounts,
    balance: makeBalanceReader(client),
    price: ({ address }) =>
      client.readContract({
        address: prices,
        abi: PRICES_ABI,
        functionName: 'priceOf',
        args: [address ?? zeroAddress],
      }),
    profile: async (owner) => {
      const [name, avatar] = await client.readContract({
        address: names,
        abi: NAMES_ABI,
        functionName: 'profileOf',
        args: [owner],
      })
      return { name, avatar }
    },
    transactions,
    poison: makePoisoner({ client, token: tokens[0]?.address ?? prices, victims: accounts, transactions }),
    setBaseFee: makeBaseFeeSetter(client),
    close: anvil.close,
  }
}

/** Starts and populates a chain; deterministic. */
export const startChain = async (plan: WorldPlan): Promise<SandboxChain> => {
  const anvil = await startAnvil(plan.id)
  return putWorldOn(anvil, plan).catch(async (error: unknown) => {
    await anvil.close()
    throw error
  })
}

/**
 * Starts the sandbox's chains in parallel: two populated ones, an empty one, and the one for swaps. If one fails, all
 * are closed.
 */
export const startChains = async () => {
  const { one, two, three } = CHAIN_PLANS
  const starting = [startChain(one), startChain(two), startAnvil(three.id), startSwapChain()] as const
  const close = async (): Promise<void> => {
    await Promise.all(
      starting.map((chain) =>
        chain.then(
          (started) => started.close(),
          () => undefined,
        ),
      ),
    )
  }
  try {
    return { chains: await Promise.all(starting), close }
  } catch (error) {
    await close()
    throw error
  }
}
