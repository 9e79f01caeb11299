import { assert } from 'chai'
import { networkImage } from '../../../domain/network/activeNetwork.js'

describe('the picture of a network', () => {
  it('is the host’s own, else that of the wallet API by its id there, else none', () => {
    assert.deepEqual(networkImage({ imageUrl: '/base.png', imageId: 'b' }), {
      _tag: 'Address',
      address: '/base.png',
    })
    assert.deepEqual(networkImage({ imageId: 'b' }), { _tag: 'Known', of: 'asset', id: 'b' })
    assert.isUndefined(networkImage({}))
  })
})
