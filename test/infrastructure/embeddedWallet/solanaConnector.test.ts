import { assert } from 'chai'
import { Subject } from 'rxjs'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { walletConnectorContract } from '../../contracts/walletConnector.contract.js'
import { FIVE_MINUTES_MS } from '../../contracts/walletConnector/FIVE_MINUTES_MS.js'
import { listen } from '../../contracts/walletConnector/listen.js'
import { aNetwork } from '../../support/aNetwork.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { setUpSolanaConnector } from './setUpSolanaConnector.js'
import { switchingArrives } from '../../support/switchingArrives.js'

walletConnectorContract('makeEmbeddedSolanaConnector', setUpSolanaConnector, 'InPage', 'Page')

describe('the embedded wallet on Solana', () => {
  before(switchingArrives)

  let set: Awaited<ReturnType<typeof setUpSolanaConnector>>
  beforeEach(async () => {
    set = await setUpSolanaConnector()
  })
  afterEach(() => set.dispose())
  /** Payloads of the requests of a name. */
  const asked = (name: string): readonly unknown[] =>
    set.posted().flatMap(({ type, payload }) => (type === `@w3m-app/${name}` ? [payload] : []))

  it('fetches the user by the CAIP-2 id of the network, as an eoa [S9-28]', async () => {
    await rightOf(set.connector.connect)
    assert.deepEqual(asked('GET_USER'), [{ chainId: 'solana:4gLocal', preferredAccountType: 'eoa' }])
  })
  it('connects a fresh login without another request [S6-03]', async () => {
    await rightOf(set.embedded.session.fetchUser({ chainId: 'solana:4gOther' }))
    assert.equal((await rightOf(set.connector.connect)).caipNetworkId, 'solana:4gOther')
    assert.lengthOf(asked('GET_USER'), 1)
  })
  it('keeps a login that is on an EVM network on restore', async () => {
    set.wallet.remembersPage()
    await rightOf(set.embedded.session.fetchUser({ chainId: 'eip155:1' }))
    assert.isUndefined(await rightOf(set.connector.restore))
    assert.equal(set.embedded.session.loggedIn.value?.caipNetworkId, 'eip155:1')
  })
  it("translates requests to the frame's format: the account with a message, transactions in base58, and option names [S5-16]", async () => {
    const [pubkey] = set.accounts
    await rightOf(set.connector.connect)
    await rightOf(set.connector.request(set.signing))
    const transaction = 'AQID'
    assert.deepEqual(
      await rightOf(set.connector.request({ method: 'solana_signTransaction', params: { transaction, pubkey } })),
      { transaction },
    )
    const sending = {
      method: 'solana_signAndSendTransaction',
      params: { transaction, pubkey, sendOptions: { skipPreflight: true } },
    }
    assert.deepEqual(await rightOf(set.connector.request(sending)), set.signature)
    const frames = asked('RPC_REQUEST')
    assert.deepEqual(
      frames.map((payload) => [readField(payload, 'chainNamespace'), readField(payload, 'chainId')]),
      [1, 2, 3].map(() => ['solana', '4gLocal']),
    )
    assert.deepEqual(
      frames.map((payload) => readField(payload, 'params')),
      [
        { message: readField(set.signing.params, 'message'), pubkey },
        { transaction: 'Ldp' },
        { transaction: 'Ldp', options: { skipPreflight: true } },
      ],
    )
  })
  it('refuses invalid requests before the frame sees them', async () => {
    await rightOf(set.connector.connect)
    const wrong = [
      [{ method: 'eth_sendTransaction', params: [] }, 'RpcNotAllowed'],
      [{ method: 'constructor' }, 'RpcNotAllowed'],
      [{ method: 'solana_signMessage' }, -32602],
      [{ method: 'solana_signMessage', params: { message: '0OIl' } }, -32602],
      [{ method: 'solana_signMessage', params: { message: 'Ldp', pubkey: set.accounts[1] } }, 4100],
      [{ method: 'solana_signTransaction', params: { transaction: '*' } }, -32602],
    ] as const
    for (const [request, code] of wrong) {
      const error = await leftOf(set.connector.request(request))
      assert.equal(error._tag === 'RequestFailed' ? error.code : error._tag, code, JSON.stringify(request))
    }
    assert.deepEqual(asked('RPC_REQUEST'), [])
  })
  it('fails with its own error when the frame returns an invalid signature [S5-17]', async () => {
    await rightOf(set.connector.connect)
    set.wallet.answersWith('answerGarbage')
    const error = await leftOf(set.connector.request(set.signing))
    assert.equal(error._tag === 'RequestFailed' ? error.code : error._tag, -32603)
  })
  it('moves the frame between networks, and signs on the new one [S7-35]', async () => {
    await rightOf(set.connector.connect)
    await rightOf(set.connector.switchNetwork(set.destination))
    assert.deepEqual(asked('SWITCH_NETWORK'), [{ chainId: 'solana:4gOther' }])
    await rightOf(set.connector.request(set.signing))
    assert.equal(readField(asked('RPC_REQUEST')[0], 'chainId'), '4gOther')
  })
  it('disconnects here when the visitor moves to EVM, without a logout [S7-35]', async () => {
    await rightOf(set.connector.connect)
    const { heard, stop } = listen(set.connector)
    await rightOf(set.embedded.account.switchTo('eip155:1'))
    stop()
    assert.isEmpty(asked('SIGN_OUT'))
    assert.isTrue(set.site.isLoggedIn())
    assert.deepEqual(heard, [{ _tag: 'Disconnected' }])
  })
  it('is SwitchNotSupported for a network of another namespace, SwitchFailed when the frame fails, and stays', async () => {
    await rightOf(set.connector.connect)
    assert.deepEqual(await leftOf(set.connector.switchNetwork(aNetwork())), { _tag: 'SwitchNotSupported' })
    set.wallet.answersWith('fail')
    assert.equal((await leftOf(set.connector.switchNetwork(set.destination)))._tag, 'SwitchFailed')
    assert.equal(set.embedded.session.loggedIn.value?.caipNetworkId, 'solana:4gLocal')
  })
  it('ends a move that is given up or replaced by a newer one, or whose frame is silent [U-37]', async () => {
    await rightOf(set.connector.connect)
    set.wallet.answersWith('staySilent')
    const abandoned = new Subject<void>()
    const given = leftOf(set.connector.switchNetwork(set.destination, abandoned))
    abandoned.next()
    assert.deepEqual(await given, { _tag: 'SwitchAbandoned' })
    const older = leftOf(set.connector.switchNetwork(set.destination))
    const newer = leftOf(set.connector.switchNetwork(set.destination))
    assert.deepEqual(await older, { _tag: 'SwitchAbandoned' })
    await set.advance(FIVE_MINUTES_MS)
    assert.deepEqual(await newer, { _tag: 'SwitchTimedOut', afterMs: FIVE_MINUTES_MS })
  })
})
