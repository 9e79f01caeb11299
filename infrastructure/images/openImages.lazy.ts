import type { RemotePicture } from '../../domain/images/picture.js'
import { isSafeImage } from '../http/codecs/safeImage.js'
import { isWebUrl } from '../http/codecs/urls.js'
import type { Fetch, HttpClient } from '../http/HttpClient.js'
import type { SchedulerLike } from 'rxjs'
import type { Images } from '../../application/ports/platform.js'
import { fetchImage, makeCacheImageStore } from './fetchImage.js'
import { makeImageUrls } from './imageUrls.js'
import { makeRemoteImages } from './remoteImages.js'

const PATHS: Readonly<Record<Extract<RemotePicture, { readonly _tag: 'Known' }>['of'], string>> = {
  wallet: 'getWalletImage',
  asset: 'public/getAssetImage',
  currency: 'public/getCurrencyImage',
  token: 'public/getTokenImage',
}

/**
 * Where a picture is asked for (S7-05 to S7-08); `undefined` where nobody is to be asked. A stranger's address on this
 * machine counts only where one of the page's own `servers` is.
 */
export const makePictureUrl =
  (client: Pick<HttpClient, 'address'>, servers: readonly Pick<HttpClient, 'address'>[] = [client]) =>
  (picture: RemotePicture): string | undefined => {
    if (picture._tag === 'Known') return client.address(`${PATHS[picture.of]}/${encodeURIComponent(picture.id)}`, {})
    const { address } = picture
    return isWebUrl(address) && servers.some((server) => isSafeImage(address, server.address('', {})))
      ? address
      : undefined
  }

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
    addressOf: makePictureUrl(client, [client, blockchain]),
    fetchImage: fetchImage({
      fetch,
      store: makeCacheImageStore({ caches: globalThis.caches, now: () => scheduler.now() }),
      scheduler,
    }),
    addresses: makeImageUrls(),
    scheduler,
  })
