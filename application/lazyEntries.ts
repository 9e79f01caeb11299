import { activityEntry } from './activity/entry.js'
import { multiWalletEntry } from './connect/multiWalletEntry.js'
import { legalEntry } from './legal/entry.js'
import { loginEntry } from './login/entry.js'
import { nftsEntry } from './nfts/entry.js'
import { pairingEntry } from './pairing/entry.js'
import { receiveEntry } from './receive/entry.js'
import { requestsEntry } from './requests/entry.js'
import { sendEntry } from './send/entry.js'
import { siwxEntry } from './siwx/entry.js'
import { swapEntry } from './swap/entry.js'
import { tokensEntry } from './tokenList/entry.js'
import { catalogueEntry } from './wallets/catalogueEntry.js'

/** The features that are loaded on demand, each in its own chunk. Add new ones here. */
export const LAZY_ENTRIES = [
  activityEntry,
  catalogueEntry,
  legalEntry,
  loginEntry,
  multiWalletEntry,
  nftsEntry,
  pairingEntry,
  receiveEntry,
  requestsEntry,
  sendEntry,
  siwxEntry,
  swapEntry,
  tokensEntry,
] as const
