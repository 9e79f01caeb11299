import * as E from 'fp-ts/Either'
import { assert } from 'chai'
import {
  keepsTokenList,
  knownTokens,
  supportsBalances,
  type TokenList,
  toTokenList,
} from '../../../domain/account/tokens.js'
import { aToken } from '../../support/aToken.js'

const NOW = 1_000

describe('the tokens state of an account', () => {
  const LOADED: TokenList = { _tag: 'Loaded', tokens: [aToken()] }

  it('has the answered tokens, and the number of those that cannot be shown', () => {
    assert.deepEqual(toTokenList({ _tag: 'Loading' }, E.right({ tokens: [aToken()], omitted: 0 }), NOW), LOADED)
    const more = toTokenList({ _tag: 'Unknown' }, E.right({ tokens: [], omitted: 2 }), NOW)
    assert.deepEqual(more, { _tag: 'Loaded', tokens: [], omitted: 2 })
  })

  it('is kept when a request fails, which may be repeated 30 s later [S8-04] [S9-03]', () => {
    const failed = toTokenList(LOADED, E.left({ _tag: 'Unreachable', cause: 'offline' }), NOW)
    assert.deepEqual(failed, { _tag: 'Unavailable', tokens: [aToken()], retryAt: NOW + 30_000 })
    assert.deepEqual(toTokenList(failed, E.left({ _tag: 'RetryBlocked', retryAt: 7 }), NOW), {
      _tag: 'Unavailable',
      tokens: [aToken()],
      retryAt: 7,
    })
  })

  it('is unknown before the first answer', () => {
    const failed = toTokenList({ _tag: 'Loading' }, E.left({ _tag: 'Unreachable', cause: 'offline' }), NOW)
    assert.deepEqual(failed, { _tag: 'Unavailable', tokens: [], retryAt: NOW + 30_000 })
    assert.isUndefined(knownTokens({ _tag: 'Loading' }))
    assert.isUndefined(knownTokens({ _tag: 'NotConfigured' }))
    assert.deepEqual(knownTokens(LOADED), [aToken()])
  })

  it('is unlisted without a source of tokens, which is no failure', () => {
    assert.deepEqual(toTokenList(LOADED, E.left({ _tag: 'NotConfigured' }), NOW), { _tag: 'NotConfigured' })
  })

  it('is readable on EVM and Solana [S9-20], and by the chain itself on Solana', () => {
    assert.deepEqual(
      (['eip155:1', 'solana:x', 'bip122:x', 'polkadot:x', 'cosmos:x'] as const).map((id) => supportsBalances(id)),
      [true, true, false, false, false],
    )
    assert.isTrue(keepsTokenList('solana:x'))
    assert.isFalse(keepsTokenList('eip155:1'))
  })
})
