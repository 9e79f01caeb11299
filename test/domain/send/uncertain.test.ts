import { assert } from 'chai'
import { isSameOrder, type SendOrder } from '../../../domain/send/sendOrder.js'
import { isUncertain } from '../../../domain/payment/uncertain.js'
import { aNetwork } from '../../support/aNetwork.js'
import { anAsset } from '../asset/anAsset.js'

const ORDER: SendOrder = {
  network: aNetwork(),
  asset: anAsset(),
  from: '0xa1',
  to: '0xb2',
  units: 5n,
  amount: '5',
  value: undefined,
}

describe('a transfer with unknown outcome', () => {
  it('may have been sent if the wallet was asked, and its action is unknown', () => {
    for (const _tag of ['RequestTimedOut', 'RequestOutcomeUnknown', 'ConnectionChanged', 'SessionGone'] as const)
      assert.isTrue(isUncertain({ _tag }), _tag)
  })

  it('may have been sent if the chain does not confirm it', () => {
    for (const _tag of ['TransferReplaced', 'TransferUnconfirmed'] as const) assert.isTrue(isUncertain({ _tag }), _tag)
  })

  it('was not sent if the visitor declined, nothing was asked, or the chain reported a failure', () => {
    for (const _tag of ['RequestRejected', 'NotEnoughFunds', 'AmountAndReceiverNeeded', 'TransferFailed', ''] as const)
      assert.isFalse(isUncertain({ _tag }), _tag)
  })
})

describe('an order that would repeat a payment with unknown outcome', () => {
  it('has the same network, sender, receiver, asset and amount, whatever else is known of these', () => {
    assert.isTrue(isSameOrder(ORDER, ORDER))
    const later: SendOrder = {
      ...ORDER,
      value: '9',
      name: 'heron.eth',
      network: aNetwork({ name: 'Mainnet' }),
      asset: anAsset({ price: 3, balance: '2' }),
    }
    assert.isTrue(isSameOrder(ORDER, later))
  })

  const OTHERS: Readonly<Record<string, Partial<SendOrder>>> = {
    network: { network: aNetwork({ caipNetworkId: 'eip155:10' }) },
    sender: { from: '0xa2' },
    receiver: { to: '0xb3' },
    asset: { asset: anAsset({ id: 'token' }) },
    amount: { units: 6n },
    'amount, which is all there is': { units: 'All' },
  }
  for (const [part, change] of Object.entries(OTHERS))
    it(`is not one with another ${part}`, () => {
      assert.isFalse(isSameOrder(ORDER, { ...ORDER, ...change }))
      assert.isFalse(isSameOrder({ ...ORDER, ...change }, ORDER))
    })
})
