import { assert } from 'chai'
import { CHAIN_PLANS } from '../../sandbox/chain/chainPlans.js'
import { startChain } from '../../sandbox/chain/startChains.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'
import { until } from '../support/until.js'
import { settles } from '../browser/support/settles.js'

const CHAINS = 4

const left = (kind: string): number => process.getActiveResourcesInfo().filter((name) => name === kind).length
const processesAndServers = (): readonly number[] => [left('ProcessWrap'), left('TCPServerWrap')]

const aCall = (method: string, ...params: readonly unknown[]): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
})

/** Everything that can differ between two worlds, except their ports. */
const worldOf = async (sandbox: Sandbox): Promise<string> => {
  const asked = [
    ...sandbox.accounts.map((account) => `${sandbox.blockchainApi}v1/account/${account}/balance?${COMMON}`),
    ...sandbox.accounts.map((account) => `${sandbox.blockchainApi}v1/identity/${account}?${COMMON}`),
    `${sandbox.walletApi}getWallets?${COMMON}&page=1&entries=640`,
  ]
  const answers = await Promise.all(asked.map((address) => ask(address)))
  assert.isTrue(answers.every(({ status }) => status === 200))
  return JSON.stringify([sandbox.accounts, answers.map(({ body }) => body)]).replaceAll(sandbox.url, '')
}

/** The answers of a visit, and its log, without the sandbox's ports. */
const traceOf = async (sandbox: Sandbox): Promise<string> => {
  const [from, to] = sandbox.accounts
  const node = sandbox.rpc['eip155:31337']
  const pay = aCall('eth_sendTransaction', { from, to, value: '0x1' })
  const answers = [await worldOf(sandbox)]
  const answerTo = async (call: RequestInit): Promise<string> => (await fetch(node, call)).text()
  const paid = await answerTo(pay)
  const { result: hash } = JSON.parse(paid) as { readonly result: string }
  // anvil may answer before it has mined.
  await until(async () => /"status":"0x1"/.test(await answerTo(aCall('eth_getTransactionReceipt', hash))))
  answers.push(paid, await answerTo(aCall('eth_getBalance', to, 'latest')), await answerTo(aCall('eth_blockNumber')))
  sandbox.fault({ match: '/wallet-api/', status: 503, times: 1 })
  answers.push(String((await ask(`${sandbox.walletApi}getWallets?${COMMON}&page=2&entries=40`)).status))
  answers.push(await worldOf(sandbox))
  const trace = sandbox
    .requests()
    .filter(({ path }) => !path.startsWith('/rpc/'))
    .map(({ method, path, query, status }) => [method, path, query, status])
  return JSON.stringify([answers, trace.map((line) => JSON.stringify(line)).sort()]).replaceAll(sandbox.url, '')
}

describe('two sandboxes', () => {
  it('with one seed have the same accounts, tokens, names and directory; another seed has other wallets', async () => {
    const [one, same, other] = await Promise.all([
      startSandbox({ seed: 'a' }),
      startSandbox({ seed: 'a' }),
      startSandbox({ seed: 'b' }),
    ])
    try {
      assert.equal(await worldOf(one), await worldOf(same))
      assert.notEqual(await worldOf(one), await worldOf(other))
    } finally {
      await Promise.all([one.close(), same.close(), other.close()])
    }
  })
  it('with one seed give the same calls the same bytes, and write the same log [U-84] [X-01]', async () => {
    const runs = await Promise.all([startSandbox({ seed: 'a' }), startSandbox({ seed: 'a' })])
    try {
      const [one, same] = await Promise.all(runs.map(traceOf))
      assert.equal(one, same)
    } finally {
      await Promise.all(runs.map(({ close }) => close()))
    }
  })
  it('share no chain: a transaction on one stays there', async () => {
    const [one, other] = await Promise.all([startSandbox(), startSandbox()])
    try {
      const before = await worldOf(other)
      const [from, to] = one.accounts
      const sent = await ask(one.rpc['eip155:31337'], aCall('eth_sendTransaction', { from, to, value: '0x1' }))
      assert.property(sent.body, 'result')
      assert.notEqual(await worldOf(one), before)
      assert.equal(await worldOf(other), before)
    } finally {
      await Promise.all([one.close(), other.close()])
    }
  })
})

/**
 * HTTP, the relay's sockets, the secure site, the hostile origin, the Safe, the shop server, and the sockets of the
 * Solana chain.
 */
const SERVERS = 7

describe('a closed sandbox', () => {
  it('has no process and no server left', async () => {
    const before = processesAndServers()
    const sandbox = await startSandbox()
    const [processes = 0, servers = 0] = before
    assert.deepEqual(processesAndServers(), [processes + CHAINS, servers + SERVERS])
    await sandbox.close()
    // Node releases an ended process some turns after its exit event.
    await settles(processesAndServers, before)
  })
  it('has no chain left on its port', async () => {
    const chain = await startChain(CHAIN_PLANS.one)
    assert.equal((await ask(chain.url, aCall('eth_chainId'))).status, 200)
    await chain.close()
    assert.isTrue(
      await ask(chain.url, aCall('eth_chainId')).then(
        () => false,
        () => true,
      ),
    )
  })
})
