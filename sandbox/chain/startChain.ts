import { type Address, createTestClient, http, parseUnits, publicActions, walletActions, zeroAddress } from 'viem'
import { NAMES_ABI, PRICES_ABI, TOKEN_ABI } from '../contracts/abis.js'
import { CONTRACT_ARTIFACTS } from '../contracts/contractArtifacts.gen.js'
import type { SandboxAsset, SandboxChain } from './SandboxChain.js'
import { startAnvil } from './startAnvil.js'

const CHAIN_ID = 31337
const COIN = { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 }
const COIN_PRICE = '3120.50'

/** What exists on the chain, and how much of it the first two accounts hold. The last one proves S5-09. */
const TOKENS = [
  { name: 'Cedar Dollar', symbol: 'CDR', decimals: 6, price: '1.00', held: ['1250.75', '80'] },
  { name: 'Wrapped Slate', symbol: 'wSLT', decimals: 8, price: '64210.20', held: ['0.04210007', '1.5'] },
  { name: 'Moss', symbol: 'MOSS', decimals: 18, price: '0.4178', held: ['31415.926535897932384626', '2'] },
  { name: 'Free Raffle Ticket', symbol: 'RAFFLE', decimals: 0, price: '0', held: ['777', '777'] },
] as const

const openClient = (url: string) =>
  createTestClient({ mode: 'anvil', transport: http(url, { retryCount: 0 }), cacheTime: 0, pollingInterval: 10 })
    .extend(publicActions)
    .extend(walletActions)

type Client = ReturnType<typeof openClient>

/** Contracts are made by the last account, so that the first ones hold round amounts. */
const makeDeployer = (client: Client, maker: Address) => ({
  deploy: async (options: Pick<Parameters<Client['deployContract']>[0], 'abi' | 'bytecode' | 'args'>): Promise<Address> => {
    const hash = await client.deployContract({ ...options, account: maker, chain: null })
    const { contractAddress } = await client.waitForTransactionReceipt({ hash })
    if (contractAddress == null) throw new Error('the sandbox could not deploy a contract')
    return contractAddress
  },
})

const deployTokens = async (client: Client, maker: Address, owners: readonly Address[], prices: Address): Promise<readonly SandboxAsset[]> => {
  const { deploy } = makeDeployer(client, maker)
  const assets: SandboxAsset[] = []
  for (const { name, symbol, decimals, price, held } of TOKENS) {
    const supply = parseUnits('1000000', decimals)
    const address = await deploy({ abi: TOKEN_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxToken, args: [name, symbol, decimals, supply] })
    for (const [index, amount] of held.entries()) {
      const to = owners[index] ?? maker
      await client.writeContract({ account: maker, chain: null, address, abi: TOKEN_ABI, functionName: 'transfer', args: [to, parseUnits(amount, decimals)] })
    }
    await client.writeContract({ account: maker, chain: null, address: prices, abi: PRICES_ABI, functionName: 'setPrice', args: [address, parseUnits(price, 8)] })
    assets.push({ name, symbol, decimals, address })
  }
  return assets
}

/** Starts a chain and puts the sandbox's world on it: the same one at every start. */
export const startChain = async (): Promise<SandboxChain> => {
  const anvil = await startAnvil(CHAIN_ID)
  const client = openClient(anvil.url)
  const accounts = await client.getAddresses()
  const [first, , named, , , maker] = accounts
  if (first === undefined || named === undefined || maker === undefined) throw new Error('anvil gave too few accounts')
  const { deploy } = makeDeployer(client, maker)
  const prices = await deploy({ abi: PRICES_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxPrices, args: [] })
  const names = await deploy({ abi: NAMES_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxNames, args: [] })
  await client.writeContract({ account: maker, chain: null, address: prices, abi: PRICES_ABI, functionName: 'setPrice', args: [zeroAddress, parseUnits(COIN_PRICE, 8)] })
  const tokens = await deployTokens(client, maker, accounts, prices)
  await client.writeContract({ account: named, chain: null, address: names, abi: NAMES_ABI, functionName: 'setProfile', args: ['wren.sandbox', ''] })
  await client.setBalance({ address: first, value: parseUnits('12.3456789', 18) })
  return {
    url: anvil.url,
    accounts: accounts.slice(0, -1),
    assets: [{ ...COIN, address: undefined }, ...tokens],
    balance: (owner, { address }) =>
      address === undefined
        ? client.getBalance({ address: owner })
        : client.readContract({ address, abi: TOKEN_ABI, functionName: 'balanceOf', args: [owner] }),
    price: ({ address }) => client.readContract({ address: prices, abi: PRICES_ABI, functionName: 'priceOf', args: [address ?? zeroAddress] }),
    profile: async (owner) => {
      const [name, avatar] = await client.readContract({ address: names, abi: NAMES_ABI, functionName: 'profileOf', args: [owner] })
      return { name, avatar }
    },
    close: anvil.close,
  }
}
