import * as t from 'io-ts'
import { appLink } from '../http/codecs/appLink.js'
import { caipNetworkId } from '../http/codecs/caipNetworkId.js'
import { count } from '../http/codecs/count.js'
import { goodEntries } from '../http/codecs/goodEntries.js'
import { matching } from '../http/codecs/matching.js'
import { orAbsent } from '../http/codecs/orAbsent.js'
import { plainId } from '../http/codecs/plainId.js'
import { plainText } from '../http/codecs/plainText.js'
import { reverseDomain } from '../http/codecs/reverseDomain.js'
import { webAddress } from '../http/codecs/webAddress.js'

const LONGEST_NAME = 64

/** Wire reference 8.1. Refused without a plain id and name; a detail that is wrong is only left out (S-12). */
const WalletEntry = t.strict({
  id: plainId,
  name: plainText(LONGEST_NAME),
  image_id: orAbsent(plainId),
  image_url: orAbsent(webAddress),
  rdns: orAbsent(reverseDomain),
  chains: orAbsent(goodEntries(caipNetworkId)),
  homepage: orAbsent(webAddress),
  mobile_link: orAbsent(appLink),
  link_mode: orAbsent(webAddress),
  desktop_link: orAbsent(appLink),
  webapp_link: orAbsent(webAddress),
  chrome_store: orAbsent(webAddress),
  app_store: orAbsent(webAddress),
  play_store: orAbsent(webAddress),
  badge_type: orAbsent(matching(/^(?:certified|none)$/)),
})

export type WalletEntry = t.TypeOf<typeof WalletEntry>

export const DirectoryReply = t.strict({ data: goodEntries(WalletEntry), count })
