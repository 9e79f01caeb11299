import { assert } from 'chai'
import { type HasCode, receiverOf } from '../../../domain/send/receiver.js'

const elsewhere = (...answers: readonly HasCode[]) =>
  answers.map((hasCode, index) => ({ caipNetworkId: `eip155:${index + 2}` as const, hasCode }))

describe('the kind of a receiver', () => {
  it('is a contract with code here, and unknown if no node answers for this network', () => {
    assert.deepEqual(receiverOf(true, elsewhere(undefined, true)), { _tag: 'Contract' })
    assert.deepEqual(receiverOf(undefined, elsewhere(true)), { _tag: 'Unknown' })
  })
  it('is a contract on the first other network with code, even if another node is silent', () => {
    const found = receiverOf(false, elsewhere(undefined, true, true))
    assert.deepEqual(found, { _tag: 'ContractElsewhere', on: 'eip155:3' })
  })
  it('is plain only if all nodes say so', () => {
    assert.deepEqual(receiverOf(false, []), { _tag: 'Plain' })
    assert.deepEqual(receiverOf(false, elsewhere(false, false)), { _tag: 'Plain' })
    assert.deepEqual(receiverOf(false, elsewhere(false, undefined)), { _tag: 'Unknown' })
  })
})
