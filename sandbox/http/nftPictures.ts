import { drawArtwork } from '../fixtures/images.js'
import { json, type RequestHandler } from './handler.js'

/** Images of NFTs by collection symbol and token id: `TERN/12`. They never change. */
export const nftPictures: RequestHandler = ({ path }) =>
  /^[A-Z]{1,8}\/\d{1,8}$/.test(path)
    ? { status: 200, body: drawArtwork(path), type: 'image/png', headers: { 'cache-control': 'public, max-age=86400' } }
    : json({ error: 'no such NFT' }, 404)
