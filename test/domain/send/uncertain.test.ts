import { assert } from 'chai'
import { askedForSend, type SendOrder } from '../../../domain/send/sendOrder.js'
import { isUncertain, type PaymentFailure } from '../../../domain/payment/uncertain.js'
import { aNetwork } from '../../support/aNetwork.js'
import { anAsset } from '../asset/anAsset.js'
import { SAMPLES } from '../errors/samples.js'

const ORDER: SendOrder = {
  network: aNetwork(),
  asset: anAsset(),
  from: '0xa1',
  to: '0xb2',
  units: 5n,
  amount: '5',
  value: undefined,
}

const requestFailed = (code?: number): PaymentFailure => ({ ...SAMPLES.RequestFailed, code })

describe('a payment that failed', () => {
  it('may have been sent if the wallet was asked, and its action is unknown', () => {
    const { RequestTimedOut, RequestOutcomeUnknown, ConnectionChanged, SessionGone, Unreachable } = SAMPLES
    for (const failure of [RequestTimedOut, RequestOutcomeUnknown, ConnectionChanged, SessionGone, Unreachable])
      assert.isTrue(isUncertain(failure), failure._tag)
  })

  it('may have been sent if the wallet answered with any error but one of those that are certain', () => {
    for (const code of [undefined, 3, 429, 4900, -32000, -32002, -32003, -32005, -32603, 5000, 5720, 6000])
      assert.isTrue(isUncertain(requestFailed(code)), String(code))
  })

  it('may have been sent if the chain does not confirm it', () => {
    for (const failure of [SAMPLES.TransferReplaced, SAMPLES.TransferUnconfirmed])
      assert.isTrue(isUncertain(failure), failure._tag)
  })

  it('was not sent if the visitor declined, the wallet was not asked, or the chain reported a failure', () => {
    const { RequestRejected, TooManyRequests, WalletElsewhere, TransferFailed } = SAMPLES
    for (const failure of [RequestRejected, TooManyRequests, WalletElsewhere, TransferFailed])
      assert.isFalse(isUncertain(failure), failure._tag)
  })

  it('was not sent if the wallet did not accept account, method, chain, form or batch', () => {
    for (const code of [4100, 4200, 4901, 4902, -32600, -32601, -32602, -32004, 3001, 5100, 5101, 5700, 5740, 5760])
      assert.isFalse(isUncertain(requestFailed(code)), String(code))
  })
})

describe('an order that may repeat an open payment', () => {
  const textOf = (order: SendOrder): string => askedForSend(order).order

  it('has the same network, sender, receiver and asset, whatever its amount, and whatever else is known of these', () => {
    const later: SendOrder = {
      ...ORDER,
      value: '9',
      name: 'heron.eth',
      network: aNetwork({ name: 'Mainnet' }),
      asset: anAsset({ price: 3, balance: '2' }),
    }
    for (const order of [later, { ...ORDER, units: 6n }, { ...ORDER, units: 'All' as const }])
      assert.equal(textOf(order), textOf(ORDER))
  })

  const OTHERS: Readonly<Record<string, Partial<SendOrder>>> = {
    network: { network: aNetwork({ caipNetworkId: 'eip155:10' }) },
    sender: { from: '0xa2' },
    receiver: { to: '0xb3' },
    asset: { asset: anAsset({ id: 'token' }) },
  }
  for (const [part, change] of Object.entries(OTHERS))
    it(`is not one with another ${part}`, () => assert.notEqual(textOf({ ...ORDER, ...change }), textOf(ORDER)))
})
