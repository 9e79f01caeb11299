import { assert } from 'chai'
import { isLinkExpired } from '../../../domain/pairing/pairing.js'

describe('a pairing link', () => {
  const link = { uri: 'wc:a@2', expiresAt: 240_000 }

  it('counts as expired if less than 10 s remain, and not before [S4-06]', () => {
    assert.isFalse(isLinkExpired(link, 0))
    assert.isFalse(isLinkExpired(link, 230_000))
    assert.isTrue(isLinkExpired(link, 230_001))
    assert.isTrue(isLinkExpired(link, 300_000))
  })
})
