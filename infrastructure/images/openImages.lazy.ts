import { isSafeImage } from '../http/codecs/safeImage.js'
import { isInlineImage, isWebUrl } from '../http/codecs/urls.js'
import type { Fetch, HttpClient } from '../http/HttpClient.js'
import type { SchedulerLike } from 'rxjs'
import type { Images } from '../../application/ports/platform.js'
import type { ServerPicture } from '../../domain/images/picture.js'
import { fetchImage, makeCacheImageStore } from './fetchImage.js'
import { checkImage, makeImageUrls } from './imageUrls.js'
import { makeRemoteImages, type PictureSource } from './remoteImages.js'

const PATHS: Readonly<Record<Extract<ServerPicture, { readonly _tag: 'Known' }>['of'], string>> = {
  wallet: 'getWalletImage',
  asset: 'public/getAssetImage',
  currency: 'public/getCurrencyImage',
  token: 'public/getTokenImage',
}

const originOf = (address: string | undefined, base?: string): string | undefined =>
  address !== undefined && URL.canParse(address, base) ? new URL(address, base).origin : undefined

/**
 * Address of a picture (S7-05 to S7-08), and whether it may be an SVG; `undefined` if it must not be fetched. A
 * stranger's address on this machine is allowed only if one of the page's `servers` is there. SVGs of strangers are
 * refused: only those of the page, the wallet API, the hosts of `metadata.icons`, and wallets in the page are shown.
 */
export const makePictureSource =
  ({ client, blockchain, page, icons = [] }: Pick<ImagesDeps, 'client' | 'blockchain' | 'page' | 'icons'>) =>
  (picture: ServerPicture): PictureSource | undefined => {
    if (picture._tag === 'Known') {
      const served = client.address(`${PATHS[picture.of]}/${encodeURIComponent(picture.id)}`, {})
      return served === undefined ? undefined : { address: served, drawings: true }
    }
    const { address } = picture
    if (isInlineImage(address, { svg: true })) return { address, drawings: true }
    const servers = [client, blockchain].map((server) => server.address('', {}))
    if (!isWebUrl(address) || !servers.some((server) => isSafeImage(address, server))) return undefined
    const drawn = [page, originOf(client.address('', {})), ...icons.map((icon) => originOf(icon, page))]
    return { address, drawings: drawn.includes(originOf(address)) }
  }

interface ImagesDeps {
  /** Server of images by id. */
  readonly client: Pick<HttpClient, 'address'>
  /** The page's other server, whose addresses are trusted. */
  readonly blockchain: Pick<HttpClient, 'address'>
  readonly page: string | undefined
  /** Addresses of the host's own images. */
  readonly icons: readonly string[] | undefined
  readonly fetch: Fetch
  readonly scheduler: SchedulerLike
}

/** Images of servers and wallets, checked when they are shown; server images are cached for later visits. */
export const openImages = (deps: ImagesDeps): Images<ServerPicture> & { readonly dispose: () => void } =>
  makeRemoteImages({
    sourceOf: makePictureSource(deps),
    fetchImage: fetchImage({
      fetch: deps.fetch,
      store: makeCacheImageStore({ caches: globalThis.caches, now: () => deps.scheduler.now() }),
      scheduler: deps.scheduler,
    }),
    checkImage,
    addresses: makeImageUrls(),
    scheduler: deps.scheduler,
  })
