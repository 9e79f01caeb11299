import { setTimeout as wait } from 'node:timers/promises'
import {
  type Address,
  type Hash,
  type TransactionReceipt,
  createTestClient,
  http,
  publicActions,
  walletActions,
} from 'viem'

/** Test client of an anvil. With `batch`, concurrent calls are sent as one request. */
export const openClient = (url: string, { batch = false }: { readonly batch?: boolean } = {}) =>
  createTestClient({ mode: 'anvil', transport: http(url, { retryCount: 0, batch }), cacheTime: 0, pollingInterval: 10 })
    .extend(publicActions)
    .extend(walletActions)

export type Client = ReturnType<typeof openClient>

/**
 * Runs `work` as an impersonated account with an initial balance in wei. Afterwards removes the account from the
 * chain's `eth_accounts`.
 */
export const inTheNameOf = async <A>(
  client: Client,
  { address, value }: { readonly address: Address; readonly value: bigint },
  work: () => Promise<A>,
): Promise<A> => {
  await client.impersonateAccount({ address })
  await client.setBalance({ address, value })
  try {
    return await work()
  } finally {
    await client.stopImpersonatingAccount({ address })
  }
}

const MINED_WITHIN_MS = 10_000
const LOOK_EVERY_MS = 10

type Deployment = Pick<Parameters<Client['deployContract']>[0], 'abi' | 'bytecode' | 'args'>
type Call = Pick<Parameters<Client['writeContract']>[0], 'abi' | 'address' | 'functionName' | 'args'>

/**
 * Waits for the receipt of a transaction mined just now. Anvil may show a block before its receipts
 * (github.com/foundry-rs/foundry/issues/10944), and viem's own wait checks only once per block.
 */
export const receiptOf = async (client: Client, hash: Hash): Promise<TransactionReceipt> => {
  const deadline = performance.now() + MINED_WITHIN_MS
  for (;;) {
    try {
      return await client.getTransactionReceipt({ hash })
    } catch (error) {
      if (performance.now() > deadline) throw error
      await wait(LOOK_EVERY_MS)
    }
  }
}

/**
 * Sends transactions and mines each with an explicit call: anvil's automatic mining may miss one that arrives while it
 * mines another (github.com/foundry-rs/foundry/issues/10122), and leave it pending forever.
 */
export const makeBuilder = (client: Client) => {
  const mined = async (hash: Hash): Promise<TransactionReceipt> => {
    await client.mine({ blocks: 1 })
    return receiptOf(client, hash)
  }
  return {
    deploy: async (account: Address, deployment: Deployment): Promise<Address> => {
      const { contractAddress } = await mined(await client.deployContract({ ...deployment, account, chain: null }))
      if (contractAddress == null) throw new Error('the sandbox could not deploy a contract')
      return contractAddress
    },
    call: async (account: Address, call: Call): Promise<void> => {
      const { status } = await mined(await client.writeContract({ ...call, account, chain: null }))
      if (status !== 'success') throw new Error(`the sandbox could not call ${call.functionName}`)
    },
  }
}

export type Builder = ReturnType<typeof makeBuilder>
