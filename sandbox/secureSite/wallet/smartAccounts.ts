import { type Address, concat, encodeAbiParameters, getCreate2Address, type Hex, parseEther, zeroHash } from 'viem'
import { openClient, receiptOf } from '../../chain/transactions.js'
import { CONTRACT_ARTIFACTS } from '../../contracts/contractArtifacts.gen.js'
import type { EvmChain } from './chains.js'

/** Deterministic deployer, predeployed by anvil. */
const DEPLOYER: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** Initial balance of each account, in whole coins. */
const FIRST_BALANCE = parseEther('10')

const creationCode = (owner: Address): Hex =>
  concat([CONTRACT_ARTIFACTS.SandboxAccount, encodeAbiParameters([{ type: 'address' }], [owner])])

/** Address of an owner's smart account, the same on every chain. */
const addressOf = (owner: Address): Address =>
  getCreate2Address({ from: DEPLOYER, salt: zeroHash, bytecode: creationCode(owner) })

export interface SmartAccounts {
  readonly addressOf: (owner: Address) => Address
  /** Deploys the smart account and funds both accounts if needed, also again on a reverted chain. */
  readonly create: (owner: Address, chain: EvmChain) => Promise<void>
}

export const makeSmartAccounts = (): SmartAccounts => {
  /** Prevents a second concurrent deployment of the same account. */
  const underWay = new Map<string, Promise<void>>()
  const found = async (owner: Address, { nodeUrl }: EvmChain): Promise<void> => {
    const client = openClient(nodeUrl)
    const address = addressOf(owner)
    if ((await client.getCode({ address })) !== undefined) return
    const payer = (await client.getAddresses()).at(-1)
    if (payer === undefined) throw new Error('the chain has no account that pays')
    for (const each of [owner, address]) await client.setBalance({ address: each, value: FIRST_BALANCE })
    const hash = await client.sendTransaction({
      account: payer,
      chain: null,
      to: DEPLOYER,
      data: concat([zeroHash, creationCode(owner)]),
    })
    await receiptOf(client, hash)
  }
  return {
    addressOf,
    create: (owner, chain) => {
      const key = `${chain.id} ${owner}`
      const work = underWay.get(key) ?? found(owner, chain).finally(() => underWay.delete(key))
      underWay.set(key, work)
      return work
    },
  }
}
