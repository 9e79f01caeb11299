import { assert } from 'chai'
import type { Images } from '../../application/ports/platform.js'
import type { ServerPicture } from '../../domain/images/picture.js'

export interface ImagesWorld {
  readonly images: Images<ServerPicture>
  /** The server answers with a valid picture. */
  readonly arrive: (picture: ServerPicture) => Promise<void>
}

const HERON: ServerPicture = { _tag: 'Known', of: 'wallet', id: 'heron' }

/** The contract of `Images`. */
export const imagesContract = (name: string, makeIt: () => ImagesWorld): void => {
  describe(`Images: ${name}`, () => {
    it('returns the same object for the same picture, and another for another', () => {
      const { images } = makeIt()
      assert.strictEqual(images.of(HERON), images.of({ ...HERON }))
      assert.notStrictEqual(images.of(HERON), images.of({ ...HERON, of: 'asset' }))
      assert.notStrictEqual(images.of(HERON), images.of({ _tag: 'Foreign', address: 'https://a.example/heron' }))
    })

    it('has nothing to show at first, and notifies every subscriber when it has', async () => {
      const { images, arrive } = makeIt()
      const seen: (string | undefined)[][] = [[], []]
      for (const list of seen) images.of(HERON).changes.subscribe((address) => list.push(address))
      assert.isUndefined(images.of(HERON).value)
      await arrive(HERON)
      const { value } = images.of(HERON)
      assert.isString(value)
      assert.deepEqual(seen, [
        [undefined, value],
        [undefined, value],
      ])
      assert.isUndefined(images.of(HERON).initial)
    })
  })
}
