import { assert } from 'chai'
import type { ChainNamespace } from '../../../domain/network/network.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aConnection } from '../../support/aConnection.js'

import { setUpPairing } from './setUpPairing.js'

describe('a pairing', () => {
  it('is created when the visitor approaches it, and its link is ready when shown [U-48]', () => {
    const { feature, link, now, pairing } = setUpPairing()
    assert.deepEqual(now(), { _tag: 'Idle' })
    feature.follow('Near')
    assert.deepEqual(now(), { _tag: 'Preparing' })
    link()
    const ready = now()
    assert.deepEqual(ready, { _tag: 'Ready', link: { uri: 'wc:first@2', expiresAt: 240_000 }, after: undefined })
    feature.follow('Shown')
    assert.equal(now(), ready)
    assert.equal(pairing.begun(), 1)
  })

  it('lives 4 minutes from the creation of its link, not of the pairing, and counts as expired with less than 10 s left [S4-05] [S4-06]', async () => {
    const { feature, link, now, advance, pairing } = setUpPairing()
    feature.follow('Shown')
    await advance(15_000)
    link()
    await advance(230_000)
    assert.equal(now()._tag, 'Ready')
    await advance(1)
    assert.deepEqual(now(), { _tag: 'Renewing', link: { uri: 'wc:first@2', expiresAt: 255_000 }, after: 'Expired' })
    assert.equal(pairing.begun(), 1)
    await advance(1_000)
    assert.equal(pairing.begun(), 2)
    assert.equal(now()._tag, 'Renewing', 'the dead link is no longer offered while a new one is on its way')
    link('wc:second@2')
    assert.deepInclude(now(), { _tag: 'Ready', after: 'Expired' })
  })

  for (const end of ['Rejected', 'Lost'] as const) {
    it(`that was ${end.toLowerCase()} is replaced by a new one while shown, after the old link was dropped [U-46]`, async () => {
      const { feature, link, now, advance, pairing } = setUpPairing()
      feature.follow('Shown')
      link()
      pairing.tell({ _tag: end })
      assert.deepInclude(now(), { _tag: 'Renewing', after: end })
      await advance(1_000)
      link('wc:second@2')
      assert.deepInclude(now(), { _tag: 'Ready', after: end })
      assert.equal(pairing.open(), 1)
    })
  }

  it('is not renewed while hidden: a new one is made when the visitor returns', async () => {
    const { feature, link, now, advance, pairing } = setUpPairing()
    feature.follow('Near')
    link()
    await advance(300_000)
    assert.deepEqual(now(), { _tag: 'Idle' })
    assert.equal(pairing.begun(), 1)
    feature.follow('Shown')
    assert.equal(pairing.begun(), 2)
  })

  it('is not renewed in a hidden page until it is visible again [U-60]', async () => {
    const { feature, link, advance, pairing, host } = setUpPairing()
    feature.follow('Shown')
    link()
    host.visible.set(false)
    await advance(600_000)
    assert.equal(pairing.begun(), 1)
    host.visible.set(true)
    await advance(0)
    assert.equal(pairing.begun(), 2)
  })

  it('is kept while the visitor reads about a wallet, and given up when the modal closes', () => {
    const { feature, link, now, pairing } = setUpPairing()
    feature.follow('Near')
    link()
    feature.follow('Held')
    assert.equal(now()._tag, 'Ready')
    feature.follow('None')
    assert.deepEqual(now(), { _tag: 'Idle' })
    assert.equal(pairing.open(), 0)
  })

  it('is not created by views about wallets only', () => {
    const { feature, pairing } = setUpPairing()
    feature.follow('Held')
    assert.equal(pairing.begun(), 0)
  })

  it('turns each grant of an approval into a connection, once, before it is reported as approved [S1-02]', () => {
    const { feature, link, now, pairing, adopted, approvedIn } = setUpPairing()
    const grant = { connector: fakeWalletConnector(), connection: aConnection() }
    const seen: number[] = []
    feature.state.changes.subscribe(({ _tag }) => _tag === 'Approved' && seen.push(adopted.length))
    feature.follow('Near')
    link()
    pairing.tell({ _tag: 'Approved', grants: [grant] })
    assert.deepEqual(now(), { _tag: 'Approved' })
    assert.deepEqual(adopted, [grant])
    assert.deepEqual(seen, [1])
    assert.deepEqual(approvedIn, ['Approved'], 'whoever is told sees the state')
    assert.equal(pairing.open(), 0)
  })

  it('connects all grants, the active namespace last, so that the page stays on it', () => {
    const grants = (['solana', 'bip122', 'eip155'] as const).map((namespace) => ({
      connector: fakeWalletConnector({ namespace }),
      connection: aConnection(),
    }))
    const [first, ...more] = grants
    if (first === undefined) assert.fail('no grant')
    const order = (namespace: ChainNamespace): readonly string[] => {
      const { feature, link, pairing, adopted } = setUpPairing({}, namespace)
      feature.follow('Shown')
      link()
      pairing.tell({ _tag: 'Approved', grants: [first, ...more] })
      return adopted.map(({ connector }) => connector.namespace)
    }
    assert.deepEqual(order('bip122'), ['solana', 'eip155', 'bip122'])
    // A wallet may grant nothing on the active namespace.
    assert.deepEqual(order('cosmos'), ['solana', 'bip122', 'eip155'])
  })

  it('ignores an approval after it was given up', () => {
    const { feature, link, pairing, adopted } = setUpPairing()
    feature.follow('Shown')
    link()
    feature.follow('None')
    pairing.tell({ _tag: 'Approved', grants: [{ connector: fakeWalletConnector(), connection: aConnection() }] })
    assert.deepEqual(adopted, [])
  })

  it('reports why it failed, and is retried on demand [U-49]', () => {
    const { feature, now, pairing } = setUpPairing()
    feature.follow('Shown')
    pairing.tell({ _tag: 'Failed', error: { _tag: 'RelayRefused', reason: 'Unauthorized: invalid key' } })
    assert.deepEqual(now(), { _tag: 'Failed', error: { _tag: 'RelayRefused', reason: 'Unauthorized: invalid key' } })
    feature.retry()
    assert.deepEqual(now(), { _tag: 'Preparing' })
    assert.equal(pairing.begun(), 2)
  })

  it("is retried every 10 s if the device's clock is refused, and as soon as the page is visible again", async () => {
    const { feature, now, advance, pairing, link, host } = setUpPairing()
    const error = { _tag: 'ClockSkewed', reason: 'not yet valid', clock: 'Ahead', byMs: 600_000 } as const
    feature.follow('Shown')
    pairing.tell({ _tag: 'Failed', error })
    await advance(10_000)
    assert.equal(pairing.begun(), 2)
    assert.deepEqual(now(), { _tag: 'Failed', error }, 'the reason stays to be read')
    pairing.tell({ _tag: 'Failed', error })
    host.visible.set(false)
    await advance(3_000)
    host.visible.set(true)
    await advance(0)
    assert.equal(pairing.begun(), 3)
    pairing.tell({ _tag: 'Failed', error })
    host.visible.set(false)
    await advance(600_000)
    assert.equal(pairing.begun(), 3)
    host.visible.set(true)
    await advance(0)
    assert.equal(pairing.begun(), 4)
    link()
    assert.equal(now()._tag, 'Ready')
  })

  it('retries an unreachable relay every 10 s while shown, and no other failure', async () => {
    const { feature, now, advance, pairing, link } = setUpPairing()
    feature.follow('Shown')
    pairing.tell({ _tag: 'Failed', error: { _tag: 'RelayUnreachable' } })
    await advance(9_999)
    assert.equal(pairing.begun(), 1)
    await advance(1)
    assert.equal(pairing.begun(), 2)
    assert.equal(now()._tag, 'Failed', 'the reason stays to be read')
    link()
    assert.equal(now()._tag, 'Ready')
    pairing.tell({ _tag: 'Failed', error: { _tag: 'PairingNotConfigured' } })
    await advance(60_000)
    assert.equal(pairing.begun(), 2)
  })

  it('that failed before it was shown is not retried in a loop, but when shown', async () => {
    const { feature, advance, pairing } = setUpPairing()
    feature.follow('Near')
    pairing.tell({ _tag: 'Failed', error: { _tag: 'RelayUnreachable' } })
    await advance(60_000)
    feature.follow('Held')
    feature.follow('Near')
    assert.equal(pairing.begun(), 1)
    feature.follow('Shown')
    assert.equal(pairing.begun(), 2)
  })

  it('leaves nothing behind when the page ends', async () => {
    const { feature, link, advance, pairing, scheduler } = setUpPairing()
    feature.follow('Shown')
    link()
    feature.dispose()
    await advance(0)
    assert.equal(pairing.open(), 0)
    assert.equal(scheduler.actions.filter(({ closed }) => !closed).length, 0)
  })
})
