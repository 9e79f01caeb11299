import { assert } from 'chai'
import { CHAIN_PLANS } from '../../sandbox/chain/chainPlans.js'
import { startChain } from '../../sandbox/chain/startChains.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'
import { settles } from '../browser/support/settles.js'

const CHAINS = 3

const left = (kind: string): number => process.getActiveResourcesInfo().filter((name) => name === kind).length
const processesAndServers = (): readonly number[] => [left('ProcessWrap'), left('TCPServerWrap')]

const aCall = (method: string, ...params: readonly unknown[]): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
})

/** Everything that can differ between two worlds, without the ports they happened to get. */
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

describe('two sandboxes', () => {
  it('of one seed have the same accounts, tokens, names and directory; another seed has other wallets', async () => {
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
  it('share no chain: what is sent on one stays there', async () => {
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
 * HTTP, the sockets of the relay, the secure site, the origin that means it harm, and the sockets of the Solana chain.
 */
const SERVERS = 5

describe('a closed sandbox', () => {
  it('has no process and no server left', async () => {
    const before = processesAndServers()
    const sandbox = await startSandbox()
    const [processes = 0, servers = 0] = before
    assert.deepEqual(processesAndServers(), [processes + CHAINS, servers + SERVERS])
    await sandbox.close()
    // Node lets go of an ended process some turns after it says so.
    await settles(processesAndServers, before)
  })
  it('has no chain left on the port of its own', async () => {
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
