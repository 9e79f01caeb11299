import { assert } from 'chai'
import { type HistoryTarget, historyTarget, isSameTarget } from '../../../domain/activity/historyTarget.js'
import type { ActiveNetwork } from '../../../domain/network/activeNetwork.js'
import type { Network } from '../../../domain/network/network.js'
import { mainnet, solana } from '../../../networks.js'

const on = (network: Network): ActiveNetwork => ({ _tag: 'Configured', network })

describe('whose history is asked for', () => {
  it('is the account on the network at hand [S9-19]', () => {
    const target = historyTarget({ address: '0xab' }, on(mainnet))
    assert.deepEqual(target, { _tag: 'Account', chainId: 'eip155:1', address: '0xab' })
  })

  it('is nobody’s while nobody is connected', () => {
    assert.deepEqual(historyTarget({ address: undefined }, on(mainnet)), { _tag: 'NoAccount' })
  })

  it('is not told on other namespaces, nor on a network that the site does not use [S9-19]', () => {
    assert.deepEqual(historyTarget({ address: 'AbC' }, on(solana)), { _tag: 'NotHere' })
    const unsupported = { _tag: 'Unsupported', caipNetworkId: 'eip155:5' } as const
    assert.deepEqual(historyTarget({ address: '0xab' }, unsupported), { _tag: 'NotHere' })
  })

  it('is the same only for the same account on the same network', () => {
    const account: HistoryTarget = { _tag: 'Account', chainId: 'eip155:1', address: '0xab' }
    const all: readonly HistoryTarget[] = [
      account,
      { ...account, address: '0xcd' },
      { ...account, chainId: 'eip155:10' },
      { _tag: 'NoAccount' },
      { _tag: 'NotHere' },
    ]
    for (const [at, one] of all.entries())
      for (const [place, other] of all.entries()) assert.equal(isSameTarget(one, { ...other }), at === place)
  })
})
