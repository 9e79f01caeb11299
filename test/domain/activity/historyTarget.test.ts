import { assert } from 'chai'
import type { AccountHere } from '../../../domain/account/accountHere.js'
import { historyTarget } from '../../../domain/activity/historyTarget.js'
import { mainnet, solana } from '../../../networks.js'

describe('the target of a history request', () => {
  it('is the account in view, on its network [S9-19]', () => {
    const here: AccountHere = { _tag: 'Here', namespace: 'eip155', address: '0xab', network: mainnet }
    assert.deepEqual(historyTarget(here), { _tag: 'Account', chainId: 'eip155:1', address: '0xab' })
  })

  it('is empty while disconnected', () => {
    assert.deepEqual(historyTarget({ _tag: 'Nobody' }), { _tag: 'NoAccount' })
    assert.deepEqual(historyTarget({ _tag: 'Restoring' }), { _tag: 'NoAccount' })
  })

  it('is unsupported on other namespaces, and on a network that the site does not use [S9-19]', () => {
    const onSolana: AccountHere = { _tag: 'Here', namespace: 'solana', address: 'AbC', network: solana }
    assert.deepEqual(historyTarget(onSolana), { _tag: 'NotHere' })
    const elsewhere = { _tag: 'Unsupported', namespace: 'eip155', address: '0xab', caipNetworkId: 'eip155:5' } as const
    assert.deepEqual(historyTarget(elsewhere), { _tag: 'NotHere' })
  })
})
