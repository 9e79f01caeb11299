import { assert } from 'chai'
import { type HttpChainRpcDeps, makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { aNetwork } from './aNetwork.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'
import { until } from '../../support/until.js'

const ADDRESS = `0x${'a1'.repeat(20)}`
const KEY = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const A = 'https://a.example/'
const B = 'https://b.example/'
const TWO = aNetwork({ urls: [A, B] })

type Node = (init: RequestInit) => Promise<Response>
const reply = (result: unknown): Response => Response.json({ jsonrpc: '2.0', id: 1, result })
const live =
  (result: unknown): Node =>
  async () =>
    reply(result)
const silent: Node = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))))

const setUp = (nodes: Readonly<Record<string, Node>>, deps: Partial<HttpChainRpcDeps> = {}) => {
  const time = makeVirtualTime()
  const sent: { readonly url: string; readonly method: unknown; readonly headers: Headers }[] = []
  const rpc = makeHttpChainRpc({
    scheduler: time.scheduler,
    fetch: async (url, init) => {
      const call: unknown = JSON.parse(String(init.body))
      const method = typeof call === 'object' && call !== null && 'method' in call ? call.method : undefined
      sent.push({ url, method, headers: new Headers(init.headers) })
      return (nodes[url] ?? (() => Promise.reject(new TypeError('Failed to fetch'))))(init)
    },
    ...deps,
  })
  const urlsOf = (method: string): readonly string[] =>
    sent.filter((one) => one.method === method).map(({ url }) => url)
  return { ...time, rpc, sent, urlsOf }
}

describe('makeHttpChainRpc', () => {
  it('falls back to the second endpoint when the first is dead [S7-33]', async () => {
    const { rpc, urlsOf } = setUp({ [B]: live('0x5') })
    assert.equal(await rightOf(rpc.nativeBalance(TWO, ADDRESS)), 5n)
    assert.deepEqual(urlsOf('eth_getBalance'), [A, B])
    rpc.dispose()
  })
  it('falls back when the first answers something other than a balance', async () => {
    for (const wrong of [true, '', null, '12', 5, {}, `0x1${'0'.repeat(64)}`]) {
      const { rpc } = setUp({ [A]: live(wrong), [B]: live('0x5') })
      assert.equal(await rightOf(rpc.nativeBalance(TWO, ADDRESS)), 5n, JSON.stringify(wrong))
      rpc.dispose()
    }
  })
  it('is Unreachable on an error of the node, without the address in it [S-14]', async () => {
    const { rpc } = setUp({
      [A]: async () => Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: ADDRESS } }),
    })
    const error = await leftOf(rpc.nativeBalance(aNetwork({ urls: [A] }), ADDRESS))
    assert.equal(error._tag, 'Unreachable')
    assert.notInclude(String(error._tag === 'Unreachable' && error.cause), ADDRESS)
  })
  it('also fails with a typed error if the node’s error code is no number, or cannot become text [S-12]', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    for (const code of [`"${ADDRESS}"`, '{"toString":1,"valueOf":1}', deep])
      for (const network of [aNetwork({ urls: [A] }), aSolanaNetwork([A])]) {
        const body = `{"jsonrpc":"2.0","id":1,"error":{"code":${code},"message":""}}`
        const { rpc } = setUp({ [A]: async () => new Response(body) })
        const address = network.chainNamespace === 'solana' ? KEY : ADDRESS
        const error = await leftOf(rpc.nativeBalance(network, address))
        assert.include(['Unreachable', 'Malformed'], error._tag)
        assert.notInclude(String(error._tag === 'Unreachable' && error.cause), ADDRESS)
      }
  })
  it("asks the provider first, and the network's own endpoint when the provider fails [S7-32]", async () => {
    const { rpc, sent } = setUp({ [A]: live('0x1') }, { projectId: 'abc' })
    await rightOf(rpc.nativeBalance(aNetwork({ id: 1, urls: [A] }), ADDRESS))
    const asked = sent.filter(({ method }) => method === 'eth_getBalance')
    assert.deepEqual(
      asked.map(({ url }) => url),
      ['https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=abc', A],
    )
    assert.deepEqual(
      asked.map(({ headers }) => headers.get('content-type')),
      ['text/plain', 'application/json'],
    )
    rpc.dispose()
  })
  it("asks only the host's endpoint, even when it is dead [U-55]", async () => {
    const { rpc, sent } = setUp({ [B]: live('0x1') }, { projectId: 'abc', customRpc: { 'eip155:1': [A] } })
    await leftOf(rpc.nativeBalance(aNetwork({ id: 1, urls: [B] }), ADDRESS))
    assert.deepEqual([...new Set(sent.map(({ url }) => url))], [A])
  })
  it('checks every endpoint each four seconds while in use, and asks the best first [S7-33]', async () => {
    const { rpc, advance, urlsOf } = setUp({ [A]: silent, [B]: live('0x5') })
    const first = rightOf(rpc.nativeBalance(TWO, ADDRESS))
    await until(() => urlsOf('net_listening').length >= 2, { between: () => advance(0) })
    await advance(1_000)
    assert.deepEqual(urlsOf('net_listening'), [A, B])
    await advance(3_999)
    assert.lengthOf(urlsOf('net_listening'), 2)
    await advance(1)
    assert.lengthOf(urlsOf('net_listening'), 4)
    await advance(6_000)
    await first
    assert.deepEqual(urlsOf('eth_getBalance'), [A, B])
    await rightOf(rpc.nativeBalance(TWO, ADDRESS))
    assert.deepEqual(urlsOf('eth_getBalance'), [A, B, B])
    rpc.dispose()
  })
  it('sends nothing after ten seconds without a request', async () => {
    const { rpc, advance, sent, scheduler } = setUp({ [A]: live('0x5'), [B]: live('0x5') })
    await rightOf(rpc.nativeBalance(TWO, ADDRESS))
    await advance(10_000)
    const before = sent.length
    assert.isAbove(before, 1)
    await advance(600_000)
    assert.lengthOf(sent, before)
    assert.lengthOf(scheduler.actions, 0)
    await rightOf(rpc.nativeBalance(TWO, ADDRESS))
    await advance(0)
    assert.lengthOf(sent, before + 3)
    rpc.dispose()
  })
  it('checks nothing if there is only one endpoint', async () => {
    const { rpc, advance, urlsOf, scheduler } = setUp({ [A]: live('0x5') })
    await rightOf(rpc.nativeBalance(aNetwork({ urls: [A] }), ADDRESS))
    await advance(10_000)
    assert.deepEqual(urlsOf('net_listening'), [])
    assert.lengthOf(scheduler.actions, 0)
  })
  it('leaves no timer and no open request after dispose', async () => {
    const { rpc, advance, sent, scheduler } = setUp({ [A]: silent, [B]: silent })
    const ending = leftOf(rpc.nativeBalance(TWO, ADDRESS))
    await until(() => sent.length >= 3, { between: () => advance(0) })
    rpc.dispose()
    assert.equal((await ending)._tag, 'Unreachable')
    assert.equal((await leftOf(rpc.nativeBalance(TWO, ADDRESS)))._tag, 'Unreachable')
    await advance(0)
    assert.lengthOf(scheduler.actions, 0)
    assert.lengthOf(sent, 3)
  })
  it('sends nothing when disposed while its code loads', async () => {
    const { rpc, advance, sent, scheduler } = setUp({ [A]: live('0x5'), [B]: live('0x5') })
    const ending = leftOf(rpc.nativeBalance(TWO, ADDRESS))
    rpc.dispose()
    assert.equal((await ending)._tag, 'Unreachable')
    await advance(0)
    assert.deepEqual(sent, [])
    assert.lengthOf(scheduler.actions, 0)
  })
  it('aborts a request whose body never arrives', async () => {
    const { rpc, advance, sent } = setUp({ [A]: async () => new Response(new ReadableStream()) })
    const ending = leftOf(rpc.nativeBalance(aNetwork({ urls: [A] }), ADDRESS))
    await until(() => sent.length > 0, { between: () => advance(0) })
    await advance(10_000)
    assert.deepEqual(await ending, { _tag: 'TimedOut', afterMs: 10_000 })
  })
  it('is NotConfigured, and sends nothing, without an endpoint or on an unsupported chain', async () => {
    const { rpc, sent } = setUp({})
    assert.deepEqual(await leftOf(rpc.nativeBalance(aNetwork(), ADDRESS)), { _tag: 'NotConfigured' })
    assert.deepEqual(await leftOf(rpc.nativeBalance(aSolanaNetwork([]), KEY)), { _tag: 'NotConfigured' })
    const cosmos = { ...aNetwork({ urls: [A] }), chainNamespace: 'cosmos' } as const
    assert.deepEqual(await leftOf(rpc.nativeBalance(cosmos, ADDRESS)), { _tag: 'NotConfigured' })
    assert.deepEqual(sent, [])
  })
  it('sends nothing for a malformed address', async () => {
    const { rpc, sent } = setUp({ [A]: live('0x5') })
    assert.equal((await leftOf(rpc.nativeBalance(aNetwork({ urls: [A] }), '0x12')))._tag, 'Malformed')
    assert.deepEqual(sent, [])
  })
})

describe('makeHttpChainRpc on Solana', () => {
  const lamports = (value: unknown): Node => live({ context: { slot: 1 }, value })
  it('sends nothing for a malformed address: 44 letters that decode to 33 bytes, or an EVM address [S5-03]', async () => {
    const { rpc, sent } = setUp({ [A]: lamports(1) })
    for (const wrong of ['z'.repeat(44), ADDRESS, ''])
      assert.equal((await leftOf(rpc.nativeBalance(aSolanaNetwork([A]), wrong)))._tag, 'Malformed', wrong)
    assert.deepEqual(sent, [])
  })
  it('falls back to the second endpoint when the first is dead, or answers something other than a balance [S7-33]', async () => {
    for (const wrong of [undefined, null, true, '', '12', -1, 1.5, {}, [1], 2 ** 70]) {
      const { rpc, urlsOf } = setUp({ ...(wrong === undefined ? {} : { [A]: lamports(wrong) }), [B]: lamports(7) })
      assert.equal(await rightOf(rpc.nativeBalance(aSolanaNetwork([A, B]), KEY)), 7n, JSON.stringify(wrong))
      assert.deepEqual(urlsOf('getBalance'), [A, B])
      rpc.dispose()
    }
  })
  it('asks the provider first for a served chain, and never for a custom chain [S7-32]', async () => {
    const { rpc, sent } = setUp({ [A]: lamports(1) }, { projectId: 'abc' })
    await rightOf(rpc.nativeBalance(aSolanaNetwork([A], '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'), KEY))
    const first = sent.filter(({ method }) => method === 'getBalance').map(({ url }) => url)
    assert.deepEqual(first, [
      'https://rpc.walletconnect.org/v1/?chainId=solana%3A5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&projectId=abc',
      A,
    ])
    await rightOf(rpc.nativeBalance(aSolanaNetwork([A]), KEY))
    assert.equal(sent.filter(({ method }) => method === 'getBalance').at(-1)?.url, A)
    assert.lengthOf(
      sent.filter(({ url }) => url !== A && url.includes('4gLocal')),
      0,
    )
    rpc.dispose()
  })
  it('is Unreachable on an error of the node, without the address in it [S-14]', async () => {
    const { rpc } = setUp({
      [A]: async () => Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32005, message: KEY } }),
    })
    const error = await leftOf(rpc.nativeBalance(aSolanaNetwork([A]), KEY))
    assert.equal(error._tag, 'Unreachable')
    assert.notInclude(String(error._tag === 'Unreachable' && error.cause), KEY)
  })
  it('leaves no timer and no open request after dispose', async () => {
    const { rpc, advance, sent, scheduler } = setUp({ [A]: silent, [B]: silent })
    const ending = leftOf(rpc.nativeBalance(aSolanaNetwork([A, B]), KEY))
    await until(() => sent.length >= 3, { between: () => advance(0) })
    rpc.dispose()
    assert.equal((await ending)._tag, 'Unreachable')
    await advance(0)
    assert.lengthOf(scheduler.actions, 0)
  })
})
