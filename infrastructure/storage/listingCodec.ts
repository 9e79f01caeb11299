import * as t from 'io-ts'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import { appLink } from '../http/codecs/appLink.js'
import { caipNetworkId } from '../http/codecs/caipNetworkId.js'
import { plainId } from '../http/codecs/plainId.js'
import { plainText } from '../http/codecs/plainText.js'
import { reverseDomain } from '../http/codecs/reverseDomain.js'
import { webAddress } from '../http/codecs/webAddress.js'

const LONGEST_NAME = 64

const StoredListing = t.exact(
  t.intersection([
    t.type({
      id: plainId,
      name: plainText(LONGEST_NAME),
      chains: t.readonlyArray(caipNetworkId),
      certified: t.boolean,
    }),
    t.partial({
      imageId: plainId,
      imageUrl: webAddress,
      rdns: reverseDomain,
      homepage: webAddress,
      mobileLink: appLink,
      universalLink: webAddress,
      desktopLink: appLink,
      webappLink: webAddress,
      chromeStore: webAddress,
      appStore: webAddress,
      playStore: webAddress,
    }),
  ]),
)

/** JSON has no `undefined`, so a key that is there has a value. */
const allDefined = (listing: t.TypeOf<typeof StoredListing>): listing is WalletListing =>
  Object.values<unknown>(listing).every((value) => value !== undefined)

/** A stored listing is checked like one that comes from a server: a page script can write there too. */
export const listingCodec = t.refinement(StoredListing, allDefined)
