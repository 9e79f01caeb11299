import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { lazyRequestWallet, type RequestWallet } from '../../../application/connect/requestWallet.js'
import type { NamespaceConnection } from '../../../domain/connect/connection.js'
import { createStore } from '../../../application/kernel/store.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aConnection } from '../../support/aConnection.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'

const SIGN = { method: 'personal_sign' }

const setUp = (load: () => Promise<RequestWallet>, connected = true) => {
  const state = createStore<NamespaceConnection>({ _tag: 'Connected', active: aConnection(), others: [] })
  const session = { state, connector: () => (connected ? fakeWalletConnector() : undefined) }
  return {
    state,
    request: lazyRequestWallet({
      sessions: { eip155: session, solana: session, polkadot: session, bip122: session, cosmos: session },
      load: TE.tryCatch(load, (cause) => cause),
    }),
  }
}

describe('the first request of a page', () => {
  it('is sent when its code has loaded', async () => {
    const { request } = setUp(async () => () => TE.right('signed'))
    assert.equal(await rightOf(request('eip155', SIGN)), 'signed')
    assert.equal(await rightOf(request('eip155', SIGN)), 'signed')
  })

  it('is sent to no wallet if wallet, account or chain changed meanwhile [U-41]', async () => {
    const moves = [
      aConnection({ connectorId: 'another' }),
      aConnection({ accounts: ['0xb0b'] }),
      aConnection({ caipNetworkId: 'eip155:10' }),
    ]
    for (const active of moves) {
      const { state, request } = setUp(async () => {
        state.set({ _tag: 'Connected', active, others: [] })
        return () => TE.right('signed')
      })
      assert.deepEqual(await leftOf(request('eip155', SIGN)), { _tag: 'ConnectionChanged' })
    }
  })

  it('loads nothing while disconnected', async () => {
    const { request } = setUp(async () => assert.fail('loaded'), false)
    assert.deepEqual(await leftOf(request('eip155', SIGN)), { _tag: 'NotConnected' })
  })

  it('fails when its code fails to load, and the next one loads it again', async () => {
    let tries = 0
    const { request } = setUp(async () => {
      tries += 1
      if (tries === 1) throw new Error('offline')
      return () => TE.right('signed')
    })
    assert.equal((await leftOf(request('eip155', SIGN)))._tag, 'RequestFailed')
    assert.equal(await rightOf(request('eip155', SIGN)), 'signed')
  })
})
