import { assert } from 'chai'
import type { RemotePicture } from '../../../domain/images/picture.js'
import { lazyImages } from '../../../infrastructure/images/lazyImages.js'
import { imagesContract } from '../../contracts/images.contract.js'
import { fakeImages } from '../../fakes/fakeImages.js'
import { turn } from '../../support/turn.js'

const HERON: RemotePicture = { _tag: 'Known', of: 'wallet', id: 'heron' }

imagesContract('whose code comes later', () => {
  const images = fakeImages()
  return {
    images: lazyImages(async () => images),
    arrive: async (picture) => {
      await turn()
      images.arrive(picture, 'blob:1')
    },
  }
})

describe('pictures with lazy code', () => {
  it('load their code with the first subscriber, once for all, and again after a failure', async () => {
    const fake = fakeImages()
    let asked = 0
    const images = lazyImages(async () => {
      asked += 1
      if (asked === 1) throw new Error('offline')
      return fake
    })
    const heron = images.of(HERON)
    assert.deepEqual([asked, heron.value], [0, undefined])
    const seen: (string | undefined)[] = []
    heron.changes.subscribe((address) => seen.push(address)).add(() => seen.push('left'))
    await turn()
    assert.deepEqual(seen, [undefined, 'left'])
    heron.changes.subscribe((address) => seen.push(address))
    await turn()
    fake.arrive(HERON, 'blob:1')
    assert.deepEqual([asked, seen, heron.value], [2, [undefined, 'left', undefined, 'blob:1'], 'blob:1'])
    const late: (string | undefined)[] = []
    heron.changes.subscribe((address) => late.push(address))
    assert.deepEqual([asked, late], [2, ['blob:1']])
  })
})
