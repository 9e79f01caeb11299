import { assert } from 'chai'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { leftOf } from '../../support/leftOf.js'
import { makeTestCore } from '../../support/makeTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const SIGN = { method: 'personal_sign', params: ['0x00'] }

const setUp = () => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const first = fakeWalletConnector({ id: 'first', scheduler })
  const second = fakeWalletConnector({ id: 'second', accounts: ['0xb0b'], scheduler })
  const solana = fakeWalletConnector({ id: 'sol', namespace: 'solana', accounts: ['So1'], caipNetworkId: 'solana:main', scheduler })
  return { first, second, solana, ...makeTestCore({ time, connectors: [first, second, solana] }) }
}

describe('a request to the wallet', () => {
  it('goes to the wallet connected on its namespace', async () => {
    const { core, first, solana } = setUp()
    await rightOf(core.connect('first'))
    await rightOf(core.connect('sol'))
    await rightOf(core.request('eip155', SIGN))
    assert.deepEqual(first.wallet.requests(), [SIGN])
    assert.deepEqual(solana.wallet.requests(), [])
  })

  it('is refused where nobody is connected', async () => {
    const { core } = setUp()
    await rightOf(core.connect('first'))
    assert.deepEqual(await leftOf(core.request('solana', SIGN)), { _tag: 'NotConnected' })
  })

  it('is bound to the wallet of the moment it was made: a switch before it runs does not re-route it [U-41]', async () => {
    const { core, second } = setUp()
    await rightOf(core.connect('first'))
    const request = core.request('eip155', SIGN)
    await rightOf(core.connect('second'))
    await leftOf(request)
    assert.deepEqual(second.wallet.requests(), [])
  })

  it('that is open ends when the page moves to another wallet, which never sees it [U-41]', async () => {
    const { core, first, second } = setUp()
    await rightOf(core.connect('first'))
    first.wallet.answersWith('staySilent')
    const ending = leftOf(core.request('eip155', SIGN))
    await rightOf(core.connect('second'))
    assert.deepEqual(await ending, { _tag: 'ConnectionChanged' })
    assert.deepEqual(second.wallet.requests(), [])
  })

  it('that the visitor refuses is a result: nothing is logged [U-89]', async () => {
    const { core, first, log } = setUp()
    await rightOf(core.connect('first'))
    first.wallet.answersWith('reject')
    assert.deepEqual(await leftOf(core.request('eip155', SIGN)), { _tag: 'RequestRejected' })
    assert.deepEqual(log.lines, [])
  })
})
