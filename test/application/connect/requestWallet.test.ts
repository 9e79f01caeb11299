import { assert } from 'chai'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { leftOf } from '../../support/leftOf.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const SIGN = { method: 'personal_sign', params: ['0x00'] }

const setUp = () => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const first = fakeWalletConnector({ id: 'first', scheduler })
  const second = fakeWalletConnector({ id: 'second', accounts: ['0xb0b'], scheduler })
  const solana = fakeWalletConnector({
    id: 'sol',
    namespace: 'solana',
    accounts: ['So1'],
    caipNetworkId: 'solana:main',
    scheduler,
  })
  return { first, second, solana, ...startTestCore({ time, connectors: [first, second, solana] }) }
}

describe('a request to the wallet', () => {
  it('goes to the connected wallet of its namespace', async () => {
    const { core, first, solana } = setUp()
    await rightOf(core.connect('first'))
    await rightOf(core.connect('sol'))
    await rightOf(core.request('eip155', SIGN))
    assert.deepEqual(first.wallet.requests(), [SIGN])
    assert.deepEqual(solana.wallet.requests(), [])
  })

  it('is refused while disconnected', async () => {
    const { core } = setUp()
    await rightOf(core.connect('first'))
    assert.deepEqual(await leftOf(core.request('solana', SIGN)), { _tag: 'NotConnected' })
  })

  it('is bound to the wallet at the time of the call: a switch before it runs does not redirect it [U-41]', async () => {
    const { core, second } = setUp()
    await rightOf(core.connect('first'))
    const request = core.request('eip155', SIGN)
    await rightOf(core.connect('second'))
    await leftOf(request)
    assert.deepEqual(second.wallet.requests(), [])
  })

  it('fails if still open when the page switches to another wallet, which never gets it [U-41]', async () => {
    const { core, first, second } = setUp()
    await rightOf(core.connect('first'))
    first.wallet.answersWith('staySilent')
    const ending = leftOf(core.request('eip155', SIGN))
    await rightOf(core.connect('second'))
    assert.deepEqual(await ending, { _tag: 'ConnectionChanged' })
    assert.deepEqual(second.wallet.requests(), [])
  })

  it('left open by a host’s connector after disconnect is unknown after 5 s; one without approval ends as ConnectionChanged [U-41] [U-88]', async () => {
    const time = makeVirtualTime()
    const deaf = {
      ...fakeWalletConnector({ id: 'deaf', scheduler: time.scheduler }),
      request: () => () => new Promise<never>(() => undefined),
    }
    const { core } = startTestCore({ time, connectors: [deaf] })
    await rightOf(core.connect('deaf'))
    // The code of requests loads with the first one.
    await import('../../../application/requests/feature.js')
    const outcomes = [
      leftOf(core.request('eip155', SIGN)),
      leftOf(core.request('eip155', { method: 'eth_blockNumber' })),
    ]
    await new Promise(setImmediate)
    await rightOf(core.disconnect())
    await time.advance(5_000)
    assert.deepEqual(await Promise.all(outcomes), [{ _tag: 'RequestOutcomeUnknown' }, { _tag: 'ConnectionChanged' }])
  })

  it('that the visitor rejects returns a result: nothing is logged [U-89]', async () => {
    const { core, first, log } = setUp()
    await rightOf(core.connect('first'))
    first.wallet.answersWith('reject')
    assert.equal((await leftOf(core.request('eip155', SIGN)))._tag, 'RequestRejected')
    assert.deepEqual(log.lines, [])
  })
})

describe('prompts of one kind', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ method: 'personal_sign', params: [String(index)] }))
  const connected = async () => {
    const test = setUp()
    await rightOf(test.core.connect('first'))
    // The code of requests loads with the first one.
    await rightOf(test.core.request('eip155', { method: 'eth_chainId' }))
    test.first.wallet.answersWith('approve', 1_000)
    const prompts = () => test.first.wallet.requests().slice(1)
    return { ...test, prompts }
  }

  it('are shown one after the other, in order [S-30]', async () => {
    const { core, prompts, time } = await connected()
    const all = others(3)
    const answers = all.map((request) => rightOf(core.request('eip155', request)))
    assert.deepEqual(prompts(), all.slice(0, 1))
    await time.advance(1_000)
    assert.deepEqual(prompts(), all.slice(0, 2))
    await time.advance(2_000)
    assert.deepEqual(prompts(), all)
    await Promise.all(answers)
  })

  it('queue five at most; a further one is refused at once [S-30]', async () => {
    const { core, prompts, time } = await connected()
    const [extra, ...rest] = others(7)
    const answers = rest.map((request) => rightOf(core.request('eip155', request)))
    const refused = await leftOf(core.request('eip155', extra ?? SIGN))
    assert.deepEqual(refused, { _tag: 'TooManyRequests' })
    await time.advance(6_000)
    await Promise.all(answers)
    assert.deepEqual(prompts(), rest)
  })

  it('do not block those of another kind, nor plain queries, nor another wallet', async () => {
    const { core, prompts, solana } = await connected()
    await rightOf(core.connect('sol'))
    const asked = [SIGN, { method: 'eth_sendTransaction' }, { method: 'eth_getBalance' }, { method: 'eth_getBalance' }]
    for (const request of asked) void core.request('eip155', request)()
    void core.request('solana', SIGN)()
    assert.deepEqual(prompts(), asked)
    assert.deepEqual(solana.wallet.requests(), [SIGN])
  })

  it('continue after one that was refused or not answered', async () => {
    const { core, first, time } = await connected()
    first.wallet.answersWith('staySilent')
    const silent = leftOf(core.request('eip155', SIGN))
    const next = leftOf(core.request('eip155', SIGN))
    first.wallet.answersWith('reject')
    await time.advance(5 * 60_000)
    assert.equal((await silent)._tag, 'RequestTimedOut')
    assert.equal((await next)._tag, 'RequestRejected')
  })

  const moves = {
    'the wallet moves to another chain': ({ first }: ReturnType<typeof setUp>) =>
      first.wallet.movesToChain('eip155:10'),
    'the wallet moves to another account': ({ first }: ReturnType<typeof setUp>) =>
      first.wallet.movesToAccount('0xb0b'),
    'another wallet takes its place': ({ core }: ReturnType<typeof setUp>) => core.connect('second')(),
    'the visitor disconnects': ({ core }: ReturnType<typeof setUp>) => core.disconnect()(),
  }
  for (const [what, move] of Object.entries(moves)) {
    it(`end unshown when ${what} while queued: they were made for the old one [U-41]`, async () => {
      const test = await connected()
      void test.core.request('eip155', SIGN)()
      const waiting = leftOf(test.core.request('eip155', { method: 'personal_sign', params: ['later'] }))
      await move(test)
      assert.deepEqual(await waiting, { _tag: 'ConnectionChanged' })
      await test.time.advance(10_000)
      assert.deepEqual([...test.prompts(), ...test.second.wallet.requests()], [SIGN])
    })
  }
})
