import type { SchedulerLike } from 'rxjs'
import type { Images } from '../../application/ports/Images.js'
import type { Fetch } from '../http/Fetch.js'
import type { HttpClient } from '../http/HttpClient.js'
import { addressOfPicture } from './addressOfPicture.js'
import { fetchImage } from './fetchImage.js'
import { makeCacheImageStore } from './makeCacheImageStore.js'
import { makeImageAddresses } from './makeImageAddresses.js'
import { makeRemoteImages } from './makeRemoteImages.js'

interface ImagesDeps {
  /** Where pictures are asked for by id. */
  readonly client: Pick<HttpClient, 'address'>
  /** The page's own other server, whose addresses are no stranger's. */
  readonly blockchain: Pick<HttpClient, 'address'>
  readonly fetch: Fetch
  readonly scheduler: SchedulerLike
}

/** Pictures of servers, fetched while somebody looks at them and kept for the next visit. */
export const openImages = ({
  client,
  blockchain,
  fetch,
  scheduler,
}: ImagesDeps): Images & { readonly dispose: () => void } =>
  makeRemoteImages({
    addressOf: addressOfPicture(client, [client, blockchain]),
    fetchImage: fetchImage({
      fetch,
      store: makeCacheImageStore({ caches: globalThis.caches, now: () => scheduler.now() }),
      scheduler,
    }),
    addresses: makeImageAddresses(),
    scheduler,
  })
