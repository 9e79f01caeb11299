import { assert } from 'chai'
import { accountOn, type AccountState, emptyAccount } from '../../../domain/account/accountState.js'

const SOME: AccountState = {
  ...emptyAccount('solana'),
  caipAddress: 'solana:main:AbC',
  address: 'AbC',
  balance: '2',
  status: 'connected',
}

describe('an account on a given namespace', () => {
  it('is returned as is if its address has the format of the namespace [S3-01]', () => {
    const evm: AccountState = { ...SOME, caipAddress: 'eip155:1:0xab', address: '0xab' }
    assert.equal(accountOn('eip155', evm), evm)
    for (const namespace of ['solana', 'polkadot', 'bip122', 'cosmos'] as const)
      assert.equal(accountOn(namespace, SOME), SOME)
  })

  it('is returned as is while disconnected', () => {
    const nobody = emptyAccount('eip155')
    assert.equal(accountOn('eip155', nobody), nobody)
  })

  it('loses an address that is not 0x… on EVM; its other fields stay', () => {
    for (const address of ['AbC', 'ab0x', '', '0Xab'])
      assert.deepEqual<object>(accountOn('eip155', { ...SOME, address }), {
        ...SOME,
        caipAddress: undefined,
        address: undefined,
      })
  })
})
