import { assert } from 'chai'
import { encodeFunctionData, type Hash, parseEther, parseUnits } from 'viem'
import { openClient, receiptOf } from '../../sandbox/chain/transactions.js'
import { TOKEN_ABI } from '../../sandbox/contracts/abis.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'

interface Told {
  readonly id: string
  readonly metadata: Readonly<Record<string, unknown>>
  readonly transfers: readonly {
    readonly direction: string
    readonly quantity: { readonly numeric: string }
    readonly fungible_info: { readonly symbol: string }
  }[]
}
interface Page {
  readonly data: readonly Told[]
  readonly next: string | null
}

describe('the sandbox transaction history', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  after(() => sandbox.close())

  const pageOf = async (account: string, more = ''): Promise<Page> => {
    const { status, body } = await ask(
      `${sandbox.blockchainApi}v1/account/${account}/history?${COMMON}&chainId=eip155:31337${more}`,
    )
    assert.equal(status, 200)
    return body as Page
  }
  const moved = ({ transfers }: Told): string =>
    transfers
      .map(({ direction, quantity, fungible_info: { symbol } }) => `${direction} ${quantity.numeric} ${symbol}`)
      .join()
  const accounts = (): readonly [`0x${string}`, `0x${string}`] => {
    const [one, two] = sandbox.accounts
    if (one === undefined || two === undefined) throw new Error('too few accounts')
    return [one, two]
  }

  it('is computed from the chain: moved coins and tokens, as sender and receiver see them, and failures', async () => {
    const [one, two] = accounts()
    const client = openClient(sandbox.rpc['eip155:31337'])
    const mined = async (sent: Promise<Hash>): Promise<Hash> => {
      const hash = await sent
      await receiptOf(client, hash)
      return hash
    }
    const [cedar] = await ask(`${sandbox.blockchainApi}v1/account/${one}/balance?${COMMON}&chainId=eip155:31337`)
      .then(
        ({ body }) => body as { readonly balances: readonly { readonly symbol: string; readonly address?: string }[] },
      )
      .then(({ balances }) => balances.filter(({ symbol }) => symbol === 'CDR'))
    const token = cedar?.address?.split(':')[2] as `0x${string}`
    const transfer = (units: bigint) =>
      encodeFunctionData({ abi: TOKEN_ABI, functionName: 'transfer', args: [two, units] })
    const paid = await mined(client.sendTransaction({ account: one, to: two, value: parseEther('0.25'), chain: null }))
    const sent = await mined(
      client.sendTransaction({ account: one, to: token, data: transfer(parseUnits('1.5', 6)), chain: null }),
    )
    const failed = await mined(
      client.sendTransaction({
        account: one,
        to: token,
        data: transfer(parseUnits('9999999', 6)),
        gas: 100_000n,
        chain: null,
      }),
    )
    const self = await mined(client.sendTransaction({ account: one, to: one, value: 7n, chain: null }))
    const { data } = await pageOf(one)
    assert.deepEqual(
      data
        .slice(0, 4)
        .map(({ id, metadata, ...told }) => [
          id,
          metadata['operationType'],
          metadata['status'],
          moved({ id, metadata, ...told }),
        ]),
      [
        [self, 'send', 'confirmed', 'self 0.000000000000000007 ETH'],
        [failed, 'execute', 'failed', ''],
        [sent, 'send', 'confirmed', 'out 1.5 CDR'],
        [paid, 'send', 'confirmed', 'out 0.25 ETH'],
      ],
    )
    const received = (await pageOf(two)).data
    assert.deepEqual(
      received.slice(0, 2).map((told) => [told.id, told.metadata['operationType'], moved(told)]),
      [
        [sent, 'receive', 'in 1.5 CDR'],
        [paid, 'receive', 'in 0.25 ETH'],
      ],
    )
    const times = data.map(({ metadata }) => Date.parse(String(metadata['minedAt'])))
    assert.deepEqual(
      times,
      [...times].sort((left, right) => right - left),
    )
  })

  it('has pages of 50, newest first, without duplicates even if more happens meanwhile', async () => {
    const [one, two] = accounts()
    const client = openClient(sandbox.rpc['eip155:31337'])
    for (let n = 0; n < 60; n += 1)
      await receiptOf(
        client,
        await client.sendTransaction({ account: two, to: one, value: BigInt(n + 1), chain: null }),
      )
    const first = await pageOf(one)
    assert.lengthOf(first.data, 50)
    await receiptOf(client, await client.sendTransaction({ account: two, to: one, value: 99n, chain: null }))
    const second = await pageOf(one, `&cursor=${first.next ?? ''}`)
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    assert.lengthOf(new Set(ids), ids.length)
    assert.isNull(second.next)
    assert.isAbove(second.data.length, 10)
  })

  it('is that of the current chain, after a reset to an earlier state', async () => {
    const [one, two] = accounts()
    const client = openClient(sandbox.rpc['eip155:31337'])
    const send = async (value: bigint): Promise<Hash> => {
      const hash = await client.sendTransaction({ account: two, to: one, value, chain: null })
      await receiptOf(client, hash)
      return hash
    }
    const before = await client.snapshot()
    const undone = await send(1n)
    assert.equal((await pageOf(one)).data[0]?.id, undone)
    await client.revert({ id: before })
    const ids = async () => (await pageOf(one)).data.map(({ id }) => id)
    assert.notInclude(await ids(), undone)
    const sent = [await send(2n), await send(3n)]
    assert.deepEqual((await ids()).slice(0, 2), sent.reverse())
  })

  it('is empty for an account without transactions, and for other addresses', async () => {
    assert.deepEqual(await pageOf(`0x${'77'.repeat(20)}`), { data: [], next: null })
    assert.equal((await ask(`${sandbox.blockchainApi}v1/account/nobody/history?${COMMON}`)).status, 400)
  })
})
