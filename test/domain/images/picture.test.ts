import { assert } from 'chai'
import { undrawnPicture } from '../../../domain/images/picture.js'

const CONTRACT = 'eip155:1:0x5FbDB2315678afecb367f032d93F642f64180aa3'

describe('the source of a picture without a built-in icon', () => {
  it("is for a network the wallet API's picture by id [S7-06]", () => {
    const picture = { _tag: 'Known', of: 'asset', id: 'b' } as const
    assert.deepEqual(undrawnPicture({ _tag: 'Network', id: 'eip155:8453', imageId: 'b' }), picture)
  })

  it('is missing for a network without such an id, and nothing is requested', () => {
    assert.isUndefined(undrawnPicture({ _tag: 'Network', id: 'eip155:31337' }))
    assert.isUndefined(undrawnPicture({ _tag: 'Network', id: 'eip155:31337', imageId: undefined }))
  })

  it('is for a token the URL that came with it, which is untrusted [S-12]', () => {
    for (const id of [CONTRACT, 'eip155:1'] as const) {
      const picture = undrawnPicture({ _tag: 'Token', id, iconUrl: 'https://icons.example/a.png' })
      assert.deepEqual(picture, { _tag: 'Foreign', address: 'https://icons.example/a.png' })
    }
  })

  it('is missing for a token without a URL', () => {
    assert.isUndefined(undrawnPicture({ _tag: 'Token', id: CONTRACT }))
  })
})
