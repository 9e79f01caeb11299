import type { RemotePicture } from '../../domain/images/RemotePicture.js'
import { isSafeImage } from '../http/codecs/isSafeImage.js'
import { isWebAddress } from '../http/codecs/isWebAddress.js'
import type { HttpClient } from '../http/HttpClient.js'

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
export const addressOfPicture =
  (client: Pick<HttpClient, 'address'>, servers: readonly Pick<HttpClient, 'address'>[] = [client]) =>
  (picture: RemotePicture): string | undefined => {
    if (picture._tag === 'Known') return client.address(`${PATHS[picture.of]}/${encodeURIComponent(picture.id)}`, {})
    const { address } = picture
    return isWebAddress(address) && servers.some((server) => isSafeImage(address, server.address('', {})))
      ? address
      : undefined
  }
