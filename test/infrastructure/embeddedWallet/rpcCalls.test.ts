import { assert } from 'chai'
import { SITE_ACCOUNTS } from '../../fakes/fakeSecureSite.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { rpcShapeOf } from '../../../infrastructure/embeddedWallet/rpcCalls.js'
import { setUpWallet } from './setUpWallet.js'

const loaded = async () => {
  const setUp = setUpWallet()
  await setUp.load()
  const posted = () =>
    setUp.frame.posted.filter(({ type }) => type === '@w3m-app/RPC_REQUEST').map(({ payload }) => payload)
  return { ...setUp, posted }
}

describe('a call to the embedded wallet', () => {
  it('is sent with numbers as hex text, at any depth, and with the network of the call', async () => {
    const { wallet, posted } = await loaded()
    await rightOf(
      wallet.rpc.request('eip155:8453', {
        method: 'eth_sendTransaction',
        params: [{ value: 10n ** 18n, nested: { list: [0n, 255n, 1.5, null] } }],
      }),
    )
    assert.deepEqual(posted(), [
      {
        method: 'eth_sendTransaction',
        params: [{ value: '0xde0b6b3a7640000', nested: { list: ['0x0', '0xff', 1.5, null] } }],
        chainNamespace: 'eip155',
        chainId: 8453,
      },
    ])
  })
  it('names a Solana network by its hash only', async () => {
    const { wallet, site, posted } = await loaded()
    site.treat('RPC_REQUEST', {
      _tag: 'Success',
      payload: { signature: '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb' },
    })
    const params = { message: '9xQe', pubkey: '4vJ9' }
    assert.deepEqual(
      await rightOf(
        wallet.rpc.request('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { method: 'solana_signMessage', params }),
      ),
      { signature: '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb' },
    )
    assert.deepEqual(posted(), [
      { method: 'solana_signMessage', params, chainNamespace: 'solana', chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    ])
  })
  for (const [method, answer] of [
    ['solana_signMessage', { signature: '0xff' }],
    ['solana_signTransaction', { signature: '9xQe' }],
    ['solana_signAllTransactions', { transactions: ['9xQe', ''] }],
    ['solana_signAndSendTransaction', '9xQe'],
  ] as const) {
    const sent = method === 'solana_signAndSendTransaction'
    it(`is ${sent ? 'unknown' : 'FrameMalformed'} when ${method} returns ${JSON.stringify(answer)}`, async () => {
      const { wallet, site } = await loaded()
      site.treat('RPC_REQUEST', { _tag: 'Success', payload: answer })
      const params = { message: 'a', pubkey: 'b', transaction: 'c', transactions: ['d'] }
      assert.deepEqual(
        await leftOf(wallet.rpc.request('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { method, params })),
        sent ? { _tag: 'RequestOutcomeUnknown' } : { _tag: 'FrameMalformed', detail: method },
      )
    })
  }
  it('is not posted if the frame would reject its parameters, or they cannot be cloned', async () => {
    const { wallet, posted } = await loaded()
    for (const [method, params] of [
      ['personal_sign', undefined],
      ['eth_sendTransaction', {}],
      ['solana_signMessage', ['x']],
      ['eth_call', [() => 1]],
    ] as const) {
      assert.equal((await leftOf(wallet.rpc.request('eip155:1', { method, params })))._tag, 'FrameMalformed', method)
    }
    assert.isEmpty(posted())
  })
  it('shows the approval of the current request, and then of the next without a gap', async () => {
    const { wallet, site, advance } = await loaded()
    const seen: unknown[] = []
    wallet.rpc.approval.changes.subscribe((now) => seen.push(now?.method))
    site.visitor.hesitate()
    const sign = (method: string) => wallet.rpc.request('eip155:1', { method, params: [SITE_ACCOUNTS.eoa] })()
    const answers = [sign('personal_sign'), sign('eth_signTypedData_v4')]
    await advance(0)
    for (const _each of answers) {
      site.visitor.approve()
      await advance(0)
    }
    assert.isTrue((await Promise.all(answers)).every(({ _tag }) => _tag === 'Right'))
    assert.deepEqual(seen, [undefined, 'personal_sign', 'eth_signTypedData_v4', undefined])
  })
  it('is hidden while a timed-out request may still be in the frame', async () => {
    const { wallet, site, advance } = await loaded()
    const seen: unknown[] = []
    wallet.rpc.approval.changes.subscribe((now) => seen.push(now?.method))
    site.visitor.hesitate()
    const sign = (method: string) => wallet.rpc.request('eip155:1', { method, params: [SITE_ACCOUNTS.eoa] })()
    const answers = [sign('personal_sign'), sign('eth_signTypedData_v4')]
    await advance(600_000)
    await Promise.all(answers)
    assert.deepEqual(seen, [undefined, 'personal_sign', undefined, 'eth_signTypedData_v4', undefined])
  })
})

describe('the parameters of a call', () => {
  const calls = [{ calls: [{ to: '0x01', data: '0x', value: '0x1' }], chainId: '0x1', version: '1.0' }]
  const GOOD: readonly (readonly [string, unknown])[] = [
    ['personal_sign', []],
    ['eth_blockNumber', undefined],
    ['eth_blockNumber', []],
    ['eth_getBalance', ['0x', 'latest']],
    ['eth_syncing', undefined],
    ['wallet_sendCalls', calls],
    ['wallet_getCallsStatus', ['0x1']],
    ['wallet_getCapabilities', undefined],
    ['wallet_getCapabilities', ['0x', 1]],
    ['wallet_getAssets', { any: 'thing' }],
    ['eth_sendUserOperation', undefined],
    ['solana_signAllTransactions', { transactions: ['a'] }],
    [
      'solana_signAndSendTransaction',
      { transaction: 'a', options: { skipPreflight: true, preflightCommitment: 'confirmed', maxRetries: 2 } },
    ],
  ]
  for (const [method, params] of GOOD)
    it(`may be ${JSON.stringify(params)} for ${method}`, () => assert.isTrue(rpcShapeOf(method).params(params)))
  const BAD: readonly (readonly [string, unknown])[] = [
    ['personal_sign', undefined],
    ['personal_sign', 'x'],
    ['eth_blockNumber', ['latest']],
    ['eth_getBalance', {}],
    ['wallet_sendCalls', [...calls, ...calls]],
    ['wallet_sendCalls', [{ calls: [{ to: 'ana' }] }]],
    ['wallet_getCallsStatus', [1]],
    ['wallet_getCapabilities', [{}]],
    ['solana_signTransaction', { transaction: 1 }],
    ['solana_signAndSendTransaction', { transaction: 'a', options: { preflightCommitment: 'soon' } }],
  ]
  for (const [method, params] of BAD)
    it(`are never ${JSON.stringify(params)} for ${method}`, () => assert.isFalse(rpcShapeOf(method).params(params)))
})
