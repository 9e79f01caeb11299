import { assert } from 'chai'
import { canSend } from '../../../domain/send/transfer.js'

describe('sending', () => {
  it('is there on EVM and Solana only [S5-07]', () => {
    assert.isTrue(canSend('eip155') && canSend('solana'))
    for (const namespace of ['bip122', 'cosmos', 'polkadot'] as const) assert.isFalse(canSend(namespace), namespace)
  })
})
