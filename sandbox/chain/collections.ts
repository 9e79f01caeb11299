import type { Address } from 'viem'
import { COLLECTION_ABI, EDITIONS_ABI } from '../contracts/abis.js'
import { CONTRACT_ARTIFACTS } from '../contracts/contractArtifacts.gen.js'
import type { WorldPlan } from './chainPlans.js'
import { type Builder, type Client, inTheNameOf } from './transactions.js'

/** An NFT contract. */
export interface SandboxCollection {
  readonly name: string
  readonly symbol: string
  readonly address: Address
}

/** Deploys a plan's ERC-721 and ERC-1155 contracts, and distributes their tokens. */
export const deployCollections = async (
  { deploy, call }: Builder,
  { collection, editions }: WorldPlan,
  maker: Address,
  owners: readonly Address[],
): Promise<readonly SandboxCollection[]> => {
  const numbered = await deploy(maker, {
    abi: COLLECTION_ABI,
    bytecode: CONTRACT_ARTIFACTS.SandboxCollection,
    args: [collection.name, collection.symbol],
  })
  await call(maker, {
    address: numbered,
    abi: COLLECTION_ABI,
    functionName: 'give',
    args: [collection.owners.map((index) => owners[index] ?? maker)],
  })
  const counted = await deploy(maker, {
    abi: EDITIONS_ABI,
    bytecode: CONTRACT_ARTIFACTS.SandboxEditions,
    args: [editions.name, editions.symbol],
  })
  for (const [index, copies] of editions.held.entries())
    await call(maker, {
      address: counted,
      abi: EDITIONS_ABI,
      functionName: 'give',
      args: [owners[index] ?? maker, copies.map((_, at) => BigInt(at + 1)), copies.map(BigInt)],
    })
  return [
    { name: collection.name, symbol: collection.symbol, address: numbered },
    { name: editions.name, symbol: editions.symbol, address: counted },
  ]
}

/** Sender of unrequested NFTs: the indexer marks all its transfers as spam. */
export const SPAMMER: Address = '0x5ba3000000000000000000000000000000005ba3'

const SPAM = { name: 'Claim 5,000 USDC at free-mint.example', symbol: 'SPAM' }
const ONE_COIN = 10n ** 18n

/** Sends one spam NFT to each account. */
export const sendSpam = async (
  client: Client,
  { deploy, call }: Builder,
  owners: readonly Address[],
): Promise<SandboxCollection> =>
  inTheNameOf(client, { address: SPAMMER, value: ONE_COIN }, async () => {
    const address = await deploy(SPAMMER, {
      abi: COLLECTION_ABI,
      bytecode: CONTRACT_ARTIFACTS.SandboxCollection,
      args: [SPAM.name, SPAM.symbol],
    })
    await call(SPAMMER, { address, abi: COLLECTION_ABI, functionName: 'give', args: [owners] })
    return { ...SPAM, address }
  })
