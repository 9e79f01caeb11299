import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import type { Address, Hash } from 'viem'
import { makeHttpChainRpc } from '../../infrastructure/chainRpc/httpChainRpc.js'
import { readField } from '../../infrastructure/shared/safeRead.js'
import { openClient } from '../../sandbox/chain/transactions.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { rightOf } from '../support/rightOf.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'
import { until } from '../support/until.js'

const idOf = async (rpcUrl: string): Promise<unknown> =>
  (await ask(rpcUrl, { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}' })).body

const listIn = (body: unknown, field: string): readonly unknown[] => {
  const list: unknown =
    typeof body === 'object' && body !== null ? Object.entries(body).find(([name]) => name === field)?.[1] : undefined
  if (!Array.isArray(list)) throw new Error(`no list "${field}"`)
  return list
}

describe('the sandbox chains', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  after(() => sandbox.close())

  const balances = async (chainId?: string): Promise<readonly unknown[]> => {
    const address = `${sandbox.blockchainApi}v1/account/${sandbox.accounts[0] ?? ''}/balance?${COMMON}${chainId === undefined ? '' : `&chainId=${chainId}`}`
    return listIn((await ask(address)).body, 'balances')
  }

  it('have their own ids: a host configures the first two, and optionally the one for swaps', async () => {
    assert.deepEqual(
      sandbox.networks.map(({ caipNetworkId }) => caipNetworkId),
      ['eip155:31337', 'eip155:31338'],
    )
    assert.equal(sandbox.network, sandbox.networks[0])
    assert.equal(sandbox.unlistedNetwork.caipNetworkId, 'eip155:31339')
    assert.equal(sandbox.swapNetwork.caipNetworkId, 'eip155:8453')
    const all = [...sandbox.networks, sandbox.unlistedNetwork, sandbox.swapNetwork]
    for (const network of all) {
      const rpcUrl = network.rpcUrls.default.http[0] ?? ''
      assert.deepInclude(Object.values(sandbox.rpc), rpcUrl)
      assert.deepInclude(await idOf(rpcUrl), { result: `0x${Number(network.id).toString(16)}` })
    }
    assert.lengthOf(new Set(all.map(({ name }) => name)), 4)
  })
  it('have their own coins and tokens, and the API answers for the requested one [S7-20]', async () => {
    const [first, second, swaps, all, third] = await Promise.all([
      balances('eip155:31337'),
      balances('eip155:31338'),
      balances('eip155:8453'),
      balances(),
      balances('eip155:31339'),
    ])
    assert.deepInclude(first[0], { symbol: 'ETH', chainId: 'eip155:31337' })
    assert.deepInclude(second[0], {
      symbol: 'FLNT',
      chainId: 'eip155:31338',
      quantity: { decimals: '18', numeric: '480.5' },
    })
    for (const token of second) assert.propertyVal(token, 'chainId', 'eip155:31338')
    assert.includeDeepMembers([...second], [{ ...Object(second[1]), symbol: 'CDR', value: 36.5 }])
    assert.deepInclude(swaps[0], { symbol: 'ETH', chainId: 'eip155:8453', quantity: { decimals: '18', numeric: '25' } })
    assert.deepEqual(all, [...first, ...second, ...swaps], 'all of them where no chain is named')
    assert.isEmpty(third)
  })
  it('have prices in the requested currency, and none in an unknown one [S7-20]', async () => {
    const held = `${sandbox.blockchainApi}v1/account/${sandbox.accounts[0] ?? ''}/balance?${COMMON}&currency=`
    const valueIn = async (currency: string): Promise<number> =>
      Number(readField(listIn((await ask(held + currency)).body, 'balances')[0], 'value'))
    assert.closeTo((await valueIn('eur')) / (await valueIn('usd')), 0.9, 1e-9)
    assert.equal((await ask(`${held}xau`)).status, 400)
  })
  it('are served by the API, except the one that hosts do not configure [S7-10]', async () => {
    const served = await ask(`${sandbox.blockchainApi}v1/supported-chains?${COMMON}`)
    const solana = sandbox.solana === undefined ? [] : [sandbox.solana.caipNetworkId]
    assert.deepEqual(served.body, { http: ['eip155:31337', 'eip155:31338', 'eip155:8453', ...solana], ws: [] })
  })
  it('report included transactions', async () => {
    const rpcUrl = sandbox.network.rpcUrls.default.http[0] ?? ''
    const [from = '', to] = sandbox.accounts
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [{ from, to, value: '0x1' }] }
    const hash = String(readField((await ask(rpcUrl, { method: 'POST', body: JSON.stringify(call) })).body, 'result'))
    const rpc = makeHttpChainRpc({ fetch, scheduler: asyncScheduler })
    const fate = (id: string) => rightOf(rpc.transactionFate(sandbox.network, { id }))
    await until(async () => (await fate(hash))._tag === 'Included')
    const { effectiveGasPrice, gasUsed } = await openClient(rpcUrl).getTransactionReceipt({ hash: hash as Hash })
    assert.deepEqual(await fate(hash), { _tag: 'Included', succeeded: true, fee: gasUsed * effectiveGasPrice })
    assert.deepEqual(await fate(`0x${'ab'.repeat(32)}`), { _tag: 'Unknown' })
    rpc.dispose()
  })
  it('report pending transactions, and replaced ones', async () => {
    const client = openClient(sandbox.rpc['eip155:31337'])
    const [account, to] = sandbox.accounts as readonly [Address, Address]
    const rpc = makeHttpChainRpc({ fetch, scheduler: asyncScheduler })
    await client.setAutomine(false)
    try {
      const nonce = await client.getTransactionCount({ address: account })
      const send = (gwei: bigint) =>
        client.sendTransaction({
          account,
          to,
          nonce,
          value: 1n,
          chain: null,
          maxFeePerGas: gwei * 10n ** 9n,
          maxPriorityFeePerGas: (gwei * 10n ** 9n) / 10n,
        })
      const first = await send(10n)
      const sender = { address: account.toLowerCase(), nonce }
      const fate = (id: string) => rightOf(rpc.transactionFate(sandbox.network, { id, sender }))
      const transaction = { from: sender.address, to: to.toLowerCase(), value: 1n, data: '0x' }
      assert.deepEqual(await fate(first), { _tag: 'Waiting', sender, transaction })
      const second = await send(100n)
      await client.mine({ blocks: 1 })
      await until(async () => (await fate(second))._tag === 'Included')
      const { effectiveGasPrice, gasUsed } = await client.getTransactionReceipt({ hash: second })
      const by = { hash: second, transaction, succeeded: true, fee: gasUsed * effectiveGasPrice }
      assert.deepEqual(await fate(first), { _tag: 'Replaced', by })
      assert.deepEqual(await rightOf(rpc.transactionFate(sandbox.network, { id: first })), { _tag: 'Unknown' })
    } finally {
      await client.setAutomine(true)
      rpc.dispose()
    }
  })
  it('can fail separately', async () => {
    sandbox.fault({ match: 'rpc/eip155-31338', status: 503 })
    const post = { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}' }
    assert.equal((await ask(sandbox.rpc['eip155:31338'], post)).status, 503)
    assert.equal((await ask(sandbox.rpc['eip155:31337'], post)).status, 200)
    sandbox.clearFaults()
  })
})
