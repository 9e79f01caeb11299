import type { Images } from '../../application/ports/platform.js'
import { createStore, type Store } from '../../application/kernel/store.js'
import type { RemotePicture } from '../../domain/images/picture.js'

export interface FakeImages extends Images {
  /** Delivers the server's answer: a URL for an `<img>`. */
  readonly arrive: (picture: RemotePicture, address: string) => void
}

/** Pictures that arrive when a test says so; inline ones are available at once. */
export const fakeImages = (): FakeImages => {
  const stores = new Map<string, Store<string | undefined>>()
  const storeOf = (picture: RemotePicture): Store<string | undefined> => {
    const key = JSON.stringify(picture)
    const inline = picture._tag === 'Foreign' && picture.address.startsWith('data:') ? picture.address : undefined
    const store = stores.get(key) ?? createStore<string | undefined>(inline)
    stores.set(key, store)
    return store
  }
  return { of: storeOf, arrive: (picture, address) => storeOf(picture).set(address) }
}
