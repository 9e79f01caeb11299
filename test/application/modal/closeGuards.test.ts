import { assert } from 'chai'
import { makeModalFeature } from '../../../application/modal/modalFeature.js'
import { NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const setUp = () => {
  const time = makeVirtualTime()
  const modal = makeModalFeature({
    connections: { value: NO_CONNECTIONS },
    network: { value: { activeNamespace: 'eip155' } },
    pairingOnly: () => false,
    mobile: false,
    scheduler: time.scheduler,
  })
  modal.open()
  return { modal, time, tag: () => modal.state.value._tag }
}

describe('guards of the modal against closing', () => {
  it('can each keep the modal open, whatever the others return [S4-04]', () => {
    const { modal, tag } = setUp()
    const answers = { host: true, feature: false }
    modal.guardClose({ mayClose: () => answers.host })
    modal.guardClose({ mayClose: () => answers.feature })
    modal.close()
    assert.deepInclude(modal.state.value, { _tag: 'Open', shaking: true })
    answers.host = false
    answers.feature = true
    modal.close()
    assert.equal(tag(), 'Open')
    answers.host = true
    modal.close()
    assert.equal(tag(), 'Closed')
  })

  it('are not called once removed', () => {
    const { modal, tag } = setUp()
    const guarding = modal.guardClose({ mayClose: () => false })
    modal.close()
    assert.equal(tag(), 'Open')
    guarding.unsubscribe()
    modal.close()
    assert.equal(tag(), 'Closed')
  })

  it('are empty in a page whose host and features have none', () => {
    const { modal, tag } = setUp()
    modal.close()
    assert.equal(tag(), 'Closed')
  })
})
