import { assert } from 'chai'
import { verifyMessage } from 'viem'
import { WebSocket } from 'ws'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'
import { until } from '../support/until.js'

/** The SDK sends requests to the internet unless it detects a test. */
process.env['IS_VITEST'] = 'true'

const { openApp, openWallet } = await import('./support/pairedClients.js')

const closed = (socket: WebSocket): Promise<readonly [number, string]> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.on('close', (code, reason) => resolve([code, reason.toString()]))
  })

describe('the sandbox relay', function () {
  this.timeout(60_000)
  let relay: Relay
  const open: (() => Promise<void>)[] = []
  beforeEach(async () => {
    relay = await startRelay()
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((close) => close()))
    await relay.close()
  })
  const pair = async () => {
    const [wallet, app] = await Promise.all([openWallet(relay.url), openApp(relay.url)])
    open.push(wallet.close, app.close)
    const session = await app.connect((uri) => void wallet.pair(uri))
    return { wallet, app, session }
  }

  it('lets a real app and a real wallet pair, sign and disconnect', async () => {
    const { wallet, app, session } = await pair()
    assert.deepEqual(session?.namespaces['eip155']?.accounts, [`eip155:1:${wallet.address}`])
    const signature = await app.sign('hello', wallet.address)
    assert.isTrue(await verifyMessage({ address: wallet.address, message: 'hello', signature }))
    await app.disconnect()
    assert.includeMembers([...relay.tags()], [1100, 1101, 1102, 1103, 1108, 1109, 1112])
  })

  it('accepts clients again after every socket was cut', async () => {
    const { wallet, app } = await pair()
    relay.dropSockets()
    await until(() => relay.sockets() === 2)
    const signature = await app.sign('again', wallet.address)
    assert.isTrue(await verifyMessage({ address: wallet.address, message: 'again', signature }))
  })

  it('stores messages for a wallet that connects later', async () => {
    const app = await openApp(relay.url)
    open.push(app.close)
    const connected: Promise<unknown>[] = []
    const link = await new Promise<string>((resolve) => connected.push(app.connect(resolve)))
    const wallet = await openWallet(relay.url)
    open.push(wallet.close)
    await wallet.pair(link)
    await Promise.all(connected)
    const signature = await app.sign('late', wallet.address)
    assert.isTrue(await verifyMessage({ address: wallet.address, message: 'late', signature }))
  })

  it("closes the socket of an unknown project with the real relay's text [S8-48]", async () => {
    assert.deepEqual(await closed(new WebSocket(`${relay.url}/?projectId=nobody&auth=x`)), [
      3000,
      'Unauthorized: invalid key',
    ])
  })

  it('refuses a token without a valid signature', async () => {
    assert.deepEqual(await closed(new WebSocket(`${relay.url}/?projectId=sandbox&auth=a.b.c`)), [
      3000,
      'Unauthorized: invalid JWT',
    ])
  })

  it('refuses every client with a given reason until reset', async () => {
    relay.setFaults({ refuse: 'Unauthorized: origin not allowed' })
    assert.deepEqual(await closed(new WebSocket(`${relay.url}/?projectId=sandbox`)), [
      3000,
      'Unauthorized: origin not allowed',
    ])
  })

  it('truncates a reason that exceeds a close frame, between characters, and continues', async () => {
    const attempt = (): Promise<unknown> => closed(new WebSocket(`${relay.url}/?projectId=sandbox`))
    relay.setFaults({ refuse: `${'x'.repeat(122)}é!` })
    assert.deepEqual(await attempt(), [3000, 'x'.repeat(122)])
    relay.setFaults({ refuse: `${'x'.repeat(121)}é!` })
    assert.deepEqual(await attempt(), [3000, `${'x'.repeat(121)}é`])
  })

  it('refuses a request for an invalid URL, and continues', async () => {
    for (const path of ['//', '//[', '///:99999'])
      assert.deepEqual(await closed(new WebSocket(relay.url + path)), [3000, 'Invalid address'], path)
    assert.equal((await closed(new WebSocket(`${relay.url}/?projectId=sandbox`)))[0], 3000)
  })

  it('drops a given number of messages of a kind', async () => {
    const { wallet, app } = await pair()
    relay.setFaults({ lose: { tag: 1108, times: 1 } })
    let outcome = 'nothing'
    app.sign('lost', wallet.address).then(
      () => (outcome = 'signed'),
      () => (outcome = 'failed'),
    )
    const asked = (): number => relay.tags().filter((tag) => tag === 1108).length
    await until(() => asked() === 1)
    assert.isTrue(
      await verifyMessage({
        address: wallet.address,
        message: 'kept',
        signature: await app.sign('kept', wallet.address),
      }),
    )
    assert.equal(outcome, 'nothing')
  })
})
