import * as E from 'fp-ts/Either'
import { assert } from 'chai'
import {
  isPossibleBalance,
  keepsTokenList,
  knownTokens,
  mostValuableFirst,
  shownBalances,
  supportsBalances,
  toBalances,
  type TokenBalance,
  type TokenList,
  toTokenList,
} from '../../../domain/account/tokens.js'
import { aToken } from '../../support/aToken.js'

const NOW = 1_000
const { address: _, ...COIN } = aToken({ name: 'Ether', symbol: 'ETH', quantity: { decimals: '18', numeric: '1' } })
const unpriced = (name: string): TokenBalance => {
  const { value, ...token } = aToken({ name })
  return token
}
const names = (tokens: readonly TokenBalance[]): string => tokens.map(({ name }) => name).join()
const many = (count: number): readonly TokenBalance[] =>
  Array.from({ length: count }, (_each, at) => aToken({ name: String(at), value: at, address: `eip155:1:0x${at}` }))

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

describe('a displayed token list', () => {
  it('excludes tokens with 0 decimals, without counting them [S5-09]', () => {
    const spam = aToken({ quantity: { decimals: '0', numeric: '5' } })
    assert.deepEqual(shownBalances({ tokens: [spam, aToken()], omitted: 1 }), { tokens: [aToken()], omitted: 1 })
  })

  it('excludes coins above the possible supply, and counts them; tokens may have any amount', () => {
    const amount = (numeric: string) => ({ quantity: { decimals: '18', numeric } })
    const [most, more] = [
      { ...COIN, ...amount('1000000000000000') },
      { ...COIN, ...amount('1000000000000001') },
    ]
    const token = aToken(amount('1000000000000001'))
    assert.deepEqual(shownBalances({ tokens: [more, most, token], omitted: 0 }), { tokens: [most, token], omitted: 1 })
    assert.isTrue(isPossibleBalance(10n ** 33n, 18))
    assert.isFalse(isPossibleBalance(10n ** 33n + 1n, 18))
  })

  it('has each contract once in any spelling, and each coin, and counts duplicates', () => {
    const [mint, other] = [aToken({ address: 'solana:a:AbC' }), aToken({ address: 'solana:a:abc' })]
    const again = aToken({ address: `eip155:1:0x${'C0'.repeat(20)}`, value: 99 })
    const coin = { ...COIN, chainId: 'eip155:10' as const }
    assert.deepEqual(shownBalances({ tokens: [COIN, aToken(), again, COIN, coin, mint, other], omitted: 1 }), {
      tokens: [COIN, aToken(), coin, mint, other],
      omitted: 3,
    })
  })

  it('has the 500 most valuable tokens, in input order, and always the chain’s coin', () => {
    const [{ value: _value, ...coin }, all] = [COIN, many(500)]
    assert.deepEqual(shownBalances({ tokens: all, omitted: 0 }), { tokens: all, omitted: 0 })
    const { tokens, omitted } = shownBalances({ tokens: [...all, coin], omitted: 2 })
    assert.deepEqual([tokens.length, tokens[0]?.name, tokens.at(-1)?.name, omitted], [500, '1', 'Ether', 3])
  })

  it('is complete if the source returns a plain list', () => {
    assert.deepEqual(toBalances([aToken()]), { tokens: [aToken()], omitted: 0 })
    assert.deepEqual(toBalances({ tokens: [], omitted: 4 }), { tokens: [], omitted: 4 })
  })
})

describe('the most valuable tokens', () => {
  it('come first; zero value comes before no price, and the input list is not changed', () => {
    const given = [unpriced('unknown'), aToken({ name: 'nothing', value: 0 }), aToken({ name: 'most', value: 3 })]
    assert.equal(names(mostValuableFirst(given)), 'most,nothing,unknown')
    assert.equal(names(given), 'unknown,nothing,most')
  })

  it('are ordered by name if equal, after the chain’s coin', () => {
    const given = ['b', 'a', 'c'].map((name) => aToken({ name, value: 10 }))
    assert.equal(names(mostValuableFirst([...given, { ...COIN, value: 10 }])), 'Ether,a,b,c')
  })
})
