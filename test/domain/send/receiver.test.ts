import { assert } from 'chai'
import { type HasCode, receiverOf } from '../../../domain/send/receiver.js'

const elsewhere = (...answers: readonly HasCode[]) =>
  answers.map((hasCode, index) => ({ caipNetworkId: `eip155:${index + 2}` as const, hasCode }))

describe('who receives', () => {
  it('is a contract with code here, and unknown where nobody answers for this network', () => {
    assert.deepEqual(receiverOf(true, elsewhere(undefined, true)), { _tag: 'Contract' })
    assert.deepEqual(receiverOf(undefined, elsewhere(true)), { _tag: 'Unknown' })
  })
  it('is a contract of the first other network with code there, also where another is silent', () => {
    const found = receiverOf(false, elsewhere(undefined, true, true))
    assert.deepEqual(found, { _tag: 'ContractElsewhere', on: 'eip155:3' })
  })
  it('is plain only where all say so', () => {
    assert.deepEqual(receiverOf(false, []), { _tag: 'Plain' })
    assert.deepEqual(receiverOf(false, elsewhere(false, false)), { _tag: 'Plain' })
    assert.deepEqual(receiverOf(false, elsewhere(false, undefined)), { _tag: 'Unknown' })
  })
})
