import { assert } from 'chai'
import type { PairingStep } from '../../../application/ports/pairing.js'
import { createStore } from '../../../application/kernel/store.js'
import { manualLinks } from '../../../infrastructure/connectors/walletConnect/manualLinks.lazy.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const setUp = () => {
  const time = makeVirtualTime()
  const links = createStore<string | undefined>(undefined)
  const steps: PairingStep[] = []
  const begin = () => manualLinks({ links, scheduler: time.scheduler }).subscribe((step) => steps.push(step))
  return { ...time, links, steps, begin }
}

describe('pairing under manual control', () => {
  it('shows each link of the host, before the modal opens and after [S2-22]', () => {
    const { links, steps, begin } = setUp()
    links.set('wc:one@2')
    begin()
    links.set('wc:two@2')
    assert.deepEqual(steps, [
      { _tag: 'Linked', uri: 'wc:one@2' },
      { _tag: 'Linked', uri: 'wc:two@2' },
    ])
  })

  it('shows no link twice: after an expired one it waits for the host’s next [S4-05]', () => {
    const { links, steps, begin } = setUp()
    links.set('wc:one@2')
    begin().unsubscribe()
    begin()
    assert.lengthOf(steps, 1)
    assert.isUndefined(links.value)
  })

  it('reports that nothing is configured when the host gives no link within 20 s', async () => {
    const { steps, begin, advance } = setUp()
    begin()
    await advance(20_000)
    assert.deepEqual(steps, [{ _tag: 'Failed', error: { _tag: 'PairingNotConfigured' } }])
  })
})
