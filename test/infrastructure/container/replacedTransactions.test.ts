import { assert } from 'chai'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Address, Hash } from 'viem'
import { CONNECTOR_REGISTRY, HOST_ENVIRONMENT, SCHEDULER } from '../../../application/ports/tokens.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { type Anvil, startAnvil } from '../../../sandbox/chain/anvil.js'
import { type Client, openClient, receiptOf } from '../../../sandbox/chain/transactions.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'

interface Call {
  readonly method: string
  readonly params: readonly unknown[]
}

/** A node in front of a chain; without old state, it refuses what an account was at a numbered block. */
const startNode = async (chain: string, hasOldState: boolean) => {
  const answered: string[] = []
  const forward = async (body: string): Promise<string> => {
    const { method, params } = JSON.parse(body) as Call
    const isOld = method === 'eth_getTransactionCount' && params[1] !== 'latest'
    if (isOld && !hasOldState)
      return JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'missing trie node' } })
    const headers = { 'content-type': 'application/json' }
    const answer = await (await fetch(chain, { method: 'POST', headers, body })).text()
    answered.push(method)
    return answer
  }
  const server = createServer((request, response) => {
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    void text(request)
      .then(forward)
      .then((answer) => response.writeHead(200, headers).end(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, answered, close }
}

describe('a transaction that the visitor replaced in the wallet', () => {
  let anvil: Anvil
  let client: Client
  let account: Address
  let receiver: Address
  before(async () => {
    anvil = await startAnvil(1)
    client = openClient(anvil.url)
    const accounts = await client.getAddresses()
    if (accounts[0] === undefined || accounts[1] === undefined) throw new Error('anvil has no accounts')
    ;[account, receiver] = accounts
    await client.setAutomine(false)
  })
  after(() => anvil.close())

  /** A page that sent 5 wei, of which its node has said that they are in no block yet. */
  const setUp = async (hasOldState: boolean) => {
    const node = await startNode(anvil.url, hasOldState)
    const { scheduler, advance } = makeVirtualTime()
    const nonce = await client.getTransactionCount({ address: account })
    const send = (gwei: bigint, to = receiver, value = 5n): Promise<Hash> =>
      client.sendTransaction({ account, to, value, nonce, chain: null, gasPrice: gwei * 10n ** 9n })
    const fake = fakeEip1193Provider({ accounts: [account] })
    fake.answer('eth_sendTransaction', () => send(10n))
    const provider = pinProvider(fake.provider)
    if (provider === undefined) throw new Error('no provider')
    const connector = makeInjectedConnector({ provider, info: { id: 'heron', name: 'Heron' }, scheduler })
    const portico = createPortico({
      networks: [mainnet],
      endpoints: { rpc: { 'eip155:1': [node.url] } },
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
        value(HOST_ENVIRONMENT, fakeHostEnvironment())
        value(SCHEDULER, scheduler)
      },
    })
    await portico.connect('heron')
    const params = [{ from: account, to: receiver, value: '0x5' }]
    const id = await portico.request({ method: 'eth_sendTransaction', params })
    await advance(2_000)
    await until(() => node.answered.includes('eth_getTransactionByHash'))
    const settled = async () => {
      let seconds = 60
      await until(() => portico.settled.value.length > 0, {
        everyMs: 10,
        between: () => ((seconds -= 1) > 0 ? advance(1_000) : Promise.resolve()),
      })
      return portico.settled.value[0]
    }
    return { portico, node, id, send, settled }
  }

  const replacements = [
    ['is that payment, confirmed under its new hash, if it has the same effect', 'Confirmed', () => ({})],
    ['is cancelled by a transfer of nothing to the sender', 'Cancelled', () => ({ to: account, value: 0n })],
    ['is replaced by any other transaction, whose hash is given', 'Replaced', () => ({ value: 6n })],
  ] as const
  for (const hasOldState of [true, false])
    for (const [title, outcome, change] of replacements)
      it(`${title}${hasOldState ? '' : ', also at a node without old state'}`, async () => {
        const { portico, node, id, send, settled } = await setUp(hasOldState)
        try {
          const { to, value }: { to?: Address; value?: bigint } = change()
          const other = await send(100n, to, value)
          await client.mine({ blocks: hasOldState ? 20 : 3 })
          const { effectiveGasPrice, gasUsed } = await receiptOf(client, other)
          const ended = await settled()
          assert.deepEqual([ended?.id, ended?.outcome, ended?.replacedBy], [id, outcome, other])
          assert.equal(ended?.fee, outcome === 'Confirmed' ? gasUsed * effectiveGasPrice : undefined)
          const { value: shown } = portico.snackbar
          assert.equal(shown._tag === 'Shown' && shown.notice._tag, `Transaction${outcome}`)
        } finally {
          portico.destroy()
          await node.close()
        }
      })
})
