import type { Address } from 'viem'
import { openClient, receiptOf } from '../../../sandbox/chain/transactions.js'
import type { Sandbox } from '../../../sandbox/Sandbox.js'

/** Pays the first account from the second, in thousandths of a coin, one transaction each. */
export const payAccount = async (
  { rpc, accounts }: Pick<Sandbox, 'rpc' | 'accounts'>,
  thousandths: readonly number[],
): Promise<void> => {
  const client = openClient(rpc['eip155:31337'])
  const [to, account] = accounts as readonly [Address, Address]
  for (const each of thousandths)
    await receiptOf(
      client,
      await client.sendTransaction({ account, to, value: BigInt(each) * 10n ** 15n, chain: null }),
    )
}
