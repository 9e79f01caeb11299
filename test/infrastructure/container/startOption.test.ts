import { assert } from 'chai'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { until } from '../../support/until.js'
import { inPage } from './setUpLogins.js'

describe('the core of a page', () => {
  inPage()

  it('starts at once with start: eager, and otherwise on the first intent', async () => {
    const started: string[] = []
    const page = (name: string, start?: 'eager') =>
      createPortico({
        networks: [mainnet],
        ...(start !== undefined && { start }),
        override: () => void started.push(name),
      })
    const [patient, eager] = [page('patient'), page('eager', 'eager')]
    await until(() => started.length > 0)
    assert.deepEqual(started, ['eager'])
    patient.preload()
    await until(() => started.length > 1)
    assert.deepEqual(started, ['eager', 'patient'])
    for (const portico of [patient, eager]) portico.destroy()
  })
})
