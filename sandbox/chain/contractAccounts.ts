import { type Address, concat, encodeDeployData, getContractAddress, toHex } from 'viem'
import type { SandboxContractAccount, SandboxContractAccounts } from '../Sandbox.js'
import { ACCOUNT_ABI } from '../contracts/abis.js'
import { CONTRACT_ARTIFACTS } from '../contracts/contractArtifacts.gen.js'
import { type Client, inTheNameOf, receiptOf } from './transactions.js'

/** Deterministic deployer on every anvil: its call data is a 32-byte salt and the creation code. */
const FACTORY: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** A separate deploying account, so that balances and nonces of the chain's accounts do not change. */
const DEPLOYER: Address = '0xde910e4000000000000000000000000000de910e'
const ONE_COIN = 10n ** 18n
const SALT_BYTES = 32

/** Each number gives another account, the same on every chain. */
const contractAccountOf = (owner: Address, number: number): SandboxContractAccount => {
  const salt = toHex(number, { size: SALT_BYTES })
  const bytecode = encodeDeployData({ abi: ACCOUNT_ABI, bytecode: CONTRACT_ARTIFACTS.SandboxAccount, args: [owner] })
  return {
    address: getContractAddress({ opcode: 'CREATE2', from: FACTORY, salt, bytecode }),
    owner,
    factory: FACTORY,
    factoryData: concat([salt, bytecode]),
  }
}

/** Deploys one of the two contract accounts; the other stays undeployed. */
export const deployContractAccounts = (client: Client, owner: Address): Promise<SandboxContractAccounts> =>
  inTheNameOf(client, { address: DEPLOYER, value: ONE_COIN }, async () => {
    const [deployed, planned] = [contractAccountOf(owner, 1), contractAccountOf(owner, 2)]
    const { factory: to, factoryData: data } = deployed
    const { status } = await receiptOf(
      client,
      await client.sendTransaction({ account: DEPLOYER, to, data, chain: null }),
    )
    if (status !== 'success') throw new Error('the sandbox could not deploy the account that is a contract')
    return { deployed, planned }
  })
