import { assert } from 'chai'
import { undrawnPicture } from '../../../domain/images/picture.js'

const CONTRACT = 'eip155:1:0x5FbDB2315678afecb367f032d93F642f64180aa3'

describe('what a server may have of a picture that Portico has no drawing of', () => {
  it('is for a network the picture that the wallet API knows by its id [S7-06]', () => {
    const picture = { _tag: 'Known', of: 'asset', id: 'b' } as const
    assert.deepEqual(undrawnPicture({ _tag: 'Network', id: 'eip155:8453', imageId: 'b' }), picture)
  })

  it('is nothing for a network without such an id, which nothing is asked for', () => {
    assert.isUndefined(undrawnPicture({ _tag: 'Network', id: 'eip155:31337' }))
    assert.isUndefined(undrawnPicture({ _tag: 'Network', id: 'eip155:31337', imageId: undefined }))
  })

  it('is for a token the one at the address that came with it, which nobody vouches for [S-12]', () => {
    for (const id of [CONTRACT, 'eip155:1'] as const) {
      const picture = undrawnPicture({ _tag: 'Token', id, iconUrl: 'https://icons.example/a.png' })
      assert.deepEqual(picture, { _tag: 'Foreign', address: 'https://icons.example/a.png' })
    }
  })

  it('is nothing for a token that came without an address', () => {
    assert.isUndefined(undrawnPicture({ _tag: 'Token', id: CONTRACT }))
  })
})
