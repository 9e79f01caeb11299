import { assert } from 'chai'
import { type AccountState, defaultAccountType, emptyAccount } from '../../../domain/account/accountState.js'
import type { AccountType } from '../../../domain/account/embeddedUser.js'
import { shownBalances } from '../../../domain/account/tokens.js'
import { CHAIN_NAMESPACES } from '../../../domain/network/network.js'
import { aToken } from '../../support/aToken.js'

const FIELDS: readonly (keyof AccountState)[] = [
  'caipAddress',
  'address',
  'balance',
  'balanceSymbol',
  'profileName',
  'profileImage',
  'user',
  'tokenBalance',
  'smartAccountDeployed',
  'currentTab',
  'preferredAccountType',
  'socialProvider',
  'socialWindow',
  'farcasterUrl',
  'connectedWalletInfo',
  'addressExplorerUrl',
  'status',
]
/** Complete by type: a missing account type does not compile. */
const ACCOUNT_TYPES: Readonly<Record<AccountType, true>> = { eoa: true, smartAccount: true, payment: true }

describe('emptyAccount', () => {
  for (const namespace of CHAIN_NAMESPACES) {
    it(`has the 17 fields of an account of ${namespace}, all empty [S3-01]`, () => {
      const account = emptyAccount(namespace)
      assert.sameMembers(Object.keys(account), [...FIELDS])
      assert.lengthOf(FIELDS, 17)
      const { currentTab, preferredAccountType, status, ...unknown } = account
      assert.deepEqual(
        { currentTab, preferredAccountType, status },
        { currentTab: 'Tokens', preferredAccountType: defaultAccountType(namespace), status: 'disconnected' },
      )
      for (const value of Object.values(unknown)) assert.isUndefined(value)
    })
  }
})

describe('account types', () => {
  it('are eoa, smartAccount and payment, each the default of some namespace [S3-14]', () => {
    assert.sameMembers([...new Set(CHAIN_NAMESPACES.map(defaultAccountType))], Object.keys(ACCOUNT_TYPES))
  })

  it('default to smartAccount on EVM, eoa on Solana and Polkadot, payment on Bitcoin [S6-01] [S9-28]', () => {
    assert.deepEqual(CHAIN_NAMESPACES.map(defaultAccountType), ['smartAccount', 'eoa', 'eoa', 'payment', 'eoa'])
  })
})

describe('the displayed tokens', () => {
  it('exclude tokens with 0 decimals and keep the others in order [S5-09]', () => {
    const tokens = ['18', '0', '00', '2'].map((decimals) =>
      aToken({ address: `eip155:1:0x${decimals}`, quantity: { decimals, numeric: '1' } }),
    )
    assert.deepEqual(
      shownBalances({ tokens, omitted: 0 }).tokens.map(({ quantity }) => quantity.decimals),
      ['18', '2'],
    )
  })

  it('are 500 at most, without coins above the possible supply; dropped ones are counted', () => {
    const { address: _, ...coin } = aToken({ quantity: { decimals: '18', numeric: '1000000000000000.1' } })
    const most = { ...coin, quantity: { decimals: '18', numeric: '1000000000000000' } }
    const many = Array.from({ length: 501 }, (_unused, at) => aToken({ address: `eip155:1:0x${at}`, value: at }))
    const spam = aToken({ quantity: { decimals: '0', numeric: '1' } })
    assert.deepEqual(shownBalances({ tokens: [coin, spam], omitted: 2 }), { tokens: [], omitted: 3 })
    assert.deepEqual(shownBalances({ tokens: [most], omitted: 0 }), { tokens: [most], omitted: 0 })
    assert.deepEqual(shownBalances({ tokens: many, omitted: 1 }), { tokens: many.slice(1), omitted: 2 })
  })
})
