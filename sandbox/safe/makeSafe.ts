import { type Address, concat, type Hex, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { type Client, openClient, receiptOf } from '../chain/transactions.js'
import { SAFE_ABI } from '../contracts/abis.js'
import { CONTRACT_ARTIFACTS } from '../contracts/contractArtifacts.gen.js'

/** The public test mnemonic; its accounts hold no real funds. */
const WORDS = 'test test test test test test test test test test test junk'
/** An account that is not used elsewhere in the sandbox, and whose key no chain holds. */
const owner = (addressIndex: number) => mnemonicToAccount(WORDS, { addressIndex })
/** The first owner uses the app, the second executes signed proposals. */
const [FIRST, SECOND, THIRD] = [owner(11), owner(12), owner(13)]
const OWNERS = [FIRST, SECOND, THIRD]
const THRESHOLD = 2
/** In whole coins. */
const FIRST_BALANCE = parseEther('5')

export interface SafeTx {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/** A proposal of an owner. `txHash`: its transaction, once executed. */
export interface SafeProposal extends SafeTx {
  readonly safeTxHash: Hex
  readonly nonce: bigint
  readonly signatures: readonly { readonly owner: Address; readonly signature: Hex }[]
  readonly outcome: { readonly txHash: Hex; readonly succeeded: boolean } | undefined
}

const deploySafe = async (client: Client): Promise<Address> => {
  const maker = (await client.getAddresses()).at(-1)
  if (maker === undefined) throw new Error('the chain has no account that makes the Safe')
  const hash = await client.deployContract({
    abi: SAFE_ABI,
    bytecode: CONTRACT_ARTIFACTS.SandboxSafe,
    account: maker,
    chain: null,
    args: [OWNERS.map(({ address }) => address), BigInt(THRESHOLD)],
  })
  const { contractAddress } = await receiptOf(client, hash)
  if (contractAddress == null) throw new Error('the sandbox could not deploy its Safe')
  for (const each of [contractAddress, SECOND.address]) await client.setBalance({ address: each, value: FIRST_BALANCE })
  return contractAddress
}

export type Safe = Awaited<ReturnType<typeof makeSafe>>

/** A Safe on a chain with three owners, two of whom must sign, and its proposals. */
export const makeSafe = async (nodeUrl: string) => {
  const client = openClient(nodeUrl)
  const address = await deploySafe(client)
  let proposals: readonly SafeProposal[] = []
  const find = (safeTxHash: string): SafeProposal => {
    const found = proposals.find((each) => each.safeTxHash === safeTxHash)
    if (found === undefined) throw new Error('The Safe has no such transaction.')
    return found
  }
  const put = (changed: SafeProposal): void => {
    proposals = proposals.map((each) => (each.safeTxHash === changed.safeTxHash ? changed : each))
  }
  const sign = async (safeTxHash: string, by: string): Promise<void> => {
    const account = OWNERS.find((each) => each.address === by)
    if (account === undefined) throw new Error('This is no owner of the Safe.')
    const signature = await account.sign({ hash: find(safeTxHash).safeTxHash })
    const { signatures, ...rest } = find(safeTxHash)
    const others = signatures.filter((each) => each.owner !== by)
    put({ ...rest, signatures: [...others, { owner: account.address, signature }] })
  }
  return {
    address,
    chainId: await client.getChainId(),
    owners: OWNERS.map((account) => account.address),
    threshold: THRESHOLD,
    proposals: () => proposals,
    find,
    sign,
    /** The first owner uses the app, and signs each proposal. */
    propose: async ({ to, value, data }: SafeTx): Promise<Hex> => {
      const open = proposals.filter(({ outcome }) => outcome === undefined).length
      const nonce = (await client.readContract({ address, abi: SAFE_ABI, functionName: 'nonce' })) + BigInt(open)
      const safeTxHash = await client.readContract({
        address,
        abi: SAFE_ABI,
        functionName: 'getTransactionHash',
        args: [{ to, value, data }, nonce],
      })
      proposals = [...proposals, { to, value, data, nonce, safeTxHash, signatures: [], outcome: undefined }]
      await sign(safeTxHash, FIRST.address)
      return safeTxHash
    },
    /** Executed and paid by an owner; the chain refuses it without enough signatures. */
    execute: async (safeTxHash: string): Promise<void> => {
      const proposal = find(safeTxHash)
      const signatures = [...proposal.signatures].sort((one, other) =>
        BigInt(one.owner) < BigInt(other.owner) ? -1 : 1,
      )
      const { to, value, data } = proposal
      const txHash = await client.writeContract({
        address,
        abi: SAFE_ABI,
        functionName: 'execTransaction',
        chain: null,
        account: SECOND,
        args: [{ to, value, data }, concat(signatures.map(({ signature }) => signature))],
      })
      const { status } = await receiptOf(client, txHash)
      put({ ...proposal, outcome: { txHash, succeeded: status === 'success' } })
    },
    /** Discards all proposals, to match a reverted chain. */
    reset: (): void => {
      proposals = []
    },
  }
}
