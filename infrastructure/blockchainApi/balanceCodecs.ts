import * as t from 'io-ts'
import { caipAddress } from '../http/codecs/caipAddress.js'
import { caipNetworkId } from '../http/codecs/caipNetworkId.js'
import { goodEntries } from '../http/codecs/goodEntries.js'
import { guarded } from '../http/codecs/guarded.js'
import { matching } from '../http/codecs/matching.js'
import { orAbsent } from '../http/codecs/orAbsent.js'
import { plainText } from '../http/codecs/plainText.js'

const LONGEST_NAME = 128
const LONGEST_SYMBOL = 32

/** JSON can say 1e999, which JavaScript reads as Infinity. */
const amount = guarded(
  'amount',
  (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
)

/** Wire reference 2.B.11, S3-03. A wrong contract address refuses the token: without one it would pass for the chain's coin. */
const BalanceEntry = t.strict({
  name: plainText(LONGEST_NAME),
  symbol: plainText(LONGEST_SYMBOL),
  chainId: caipNetworkId,
  address: t.union([caipAddress, t.null, t.undefined]),
  value: orAbsent(amount),
  price: orAbsent(amount),
  quantity: t.strict({ decimals: matching(/^\d{1,3}$/), numeric: matching(/^\d{1,100}(?:\.\d{1,100})?$/) }),
  iconUrl: orAbsent(t.string),
})

export type BalanceEntry = t.TypeOf<typeof BalanceEntry>

export const BalanceReply = t.strict({ balances: goodEntries(BalanceEntry) })
