import { assert } from 'chai'
import { rightOf } from '../../support/rightOf.js'
import { listen } from './listen.js'
import type { WalletHarness } from './WalletHarness.js'

export const eventsCases = (harness: () => WalletHarness, kind: 'InPage' | 'Remote'): void => {
  it('report another account at once [U-42]', async () => {
    await rightOf(harness().connector.connect)
    const { heard, stop } = listen(harness().connector)
    await harness().wallet.movesToAccount(harness().accounts[1])
    stop()
    assert.deepEqual(heard, [{ _tag: 'AccountsChanged', accounts: [harness().accounts[1]] }])
  })
  it('report another chain, known to the host or not [U-36]', async () => {
    await rightOf(harness().connector.connect)
    const { heard, stop } = listen(harness().connector)
    await harness().wallet.movesToChain(harness().chains[1])
    stop()
    assert.deepEqual(heard, [{ _tag: 'ChainChanged', caipNetworkId: harness().chains[1] }])
  })
  it('report that the wallet revokes its grant', async () => {
    await rightOf(harness().connector.connect)
    const { heard, stop } = listen(harness().connector)
    await harness().wallet.withdrawsAccess()
    stop()
    assert.deepEqual(heard, [{ _tag: 'Disconnected' }])
  })
  it('report nothing twice', async () => {
    await rightOf(harness().connector.connect)
    const { heard, stop } = listen(harness().connector)
    await harness().wallet.movesToAccount(harness().accounts[1])
    await harness().wallet.repeatsItself()
    await harness().wallet.movesToChain(harness().chains[1])
    await harness().wallet.repeatsItself()
    stop()
    assert.deepEqual(
      heard.map(({ _tag }) => _tag),
      ['AccountsChanged', 'ChainChanged'],
    )
  })
  it('report nothing the page already knows', async () => {
    await rightOf(harness().connector.connect)
    const { heard, stop } = listen(harness().connector)
    await harness().wallet.repeatsItself()
    stop()
    assert.deepEqual(heard, [])
  })
  it('skip malformed ones', async () => {
    await rightOf(harness().connector.connect)
    const { heard, stop } = listen(harness().connector)
    await harness().wallet.babbles()
    stop()
    assert.deepEqual(heard, [])
  })
  if (kind === 'InPage')
    it('report that a wallet of the page has accounts again, once each time, but not for a login', async () => {
      await rightOf(harness().connector.connect)
      const { heard, stop } = listen(harness().connector)
      for (const _time of ['first', 'second']) {
        await harness().wallet.withdrawsAccess()
        await harness().wallet.repeatsItself()
        harness().wallet.remembersPage()
        await harness().wallet.repeatsItself()
        await harness().wallet.repeatsItself()
      }
      stop()
      const back = { _tag: 'AccountsChanged', accounts: [harness().accounts[0]] } as const
      const isOver = harness().connector.remote === true
      assert.deepEqual(heard, [{ _tag: 'Disconnected' }, ...(isOver ? [] : [back, back])])
      assert.equal(harness().wallet.connectPrompts(), 1)
    })
  it('leave no listener on the wallet after the last subscriber', async () => {
    await rightOf(harness().connector.connect)
    const first = listen(harness().connector)
    const second = listen(harness().connector)
    await harness().wallet.movesToAccount(harness().accounts[1])
    first.stop()
    second.stop()
    assert.equal(harness().wallet.listeners(), 0)
    await harness().wallet.movesToAccount(harness().accounts[0])
    assert.lengthOf(first.heard, 1)
    assert.lengthOf(second.heard, 1)
  })
}
