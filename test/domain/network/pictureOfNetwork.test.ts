import { assert } from 'chai'
import { pictureOfNetwork } from '../../../domain/network/pictureOfNetwork.js'

describe('the picture of a network', () => {
  it('is the host’s own, else that of the wallet API by its id there, else none', () => {
    assert.deepEqual(pictureOfNetwork({ imageUrl: '/base.png', imageId: 'b' }), {
      _tag: 'Address',
      address: '/base.png',
    })
    assert.deepEqual(pictureOfNetwork({ imageId: 'b' }), { _tag: 'Known', of: 'asset', id: 'b' })
    assert.isUndefined(pictureOfNetwork({}))
  })
})
