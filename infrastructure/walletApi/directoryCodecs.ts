import * as t from 'io-ts'
import { caipNetworkId } from '../http/codecs/caipNetworkId.js'
import { count } from '../http/codecs/count.js'
import { goodEntries } from '../http/codecs/goodEntries.js'
import { guarded } from '../http/codecs/guarded.js'
import { matching } from '../http/codecs/matching.js'
import { orAbsent } from '../http/codecs/orAbsent.js'
import { plainText } from '../http/codecs/plainText.js'
import { webAddress } from '../http/codecs/webAddress.js'
import { isAppLink } from './isAppLink.js'

const LONGEST_NAME = 64

/** Starts with a letter or digit, so it can stand in a path. */
const plainId = matching(/^[a-z0-9][\w.-]{0,127}$/i)
const reverseDomain = matching(/^(?=.{1,128}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i)
const appLink = guarded('appLink', (value): value is string => typeof value === 'string' && isAppLink(value))

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
  desktop_link: orAbsent(appLink),
  webapp_link: orAbsent(webAddress),
  chrome_store: orAbsent(webAddress),
  app_store: orAbsent(webAddress),
  play_store: orAbsent(webAddress),
  badge_type: orAbsent(matching(/^(?:certified|none)$/)),
})

export type WalletEntry = t.TypeOf<typeof WalletEntry>

export const DirectoryReply = t.strict({ data: goodEntries(WalletEntry), count })
