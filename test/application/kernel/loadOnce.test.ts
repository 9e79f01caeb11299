import { assert } from 'chai'
import { loadOnce } from '../../../application/kernel/loadOnce.js'

describe('loadOnce', () => {
  it('loads once for all callers', async () => {
    let loads = 0
    const need = loadOnce(async () => ++loads)
    assert.deepEqual(await Promise.all([need(), need()]), [1, 1])
    assert.equal(await need(), 1)
  })
  it('tries again after a failure', async () => {
    let loads = 0
    const need = loadOnce(async () => (++loads === 1 ? Promise.reject(new Error('offline')) : loads))
    await need().then(
      () => assert.fail('loaded'),
      () => undefined,
    )
    assert.equal(await need(), 2)
  })
})
