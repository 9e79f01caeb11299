import * as t from 'io-ts'
import { isBitcoinAddress } from '../../../domain/account/addresses/bitcoin.js'
import { guarded } from '../../http/codecs/guarded.js'
import { matching } from '../../http/codecs/matching.js'
import { BITCOIN_PARAMS } from '../walletStandard/bitcoinParams.js'
import { fromBase64, isBase64 } from '../../shared/bytesAsText.js'
import { isPsbt } from '../walletStandard/isPsbt.js'
import type { PairedMethod } from './PairedMethod.js'

const account = t.partial({ account: t.string })
const psbt = guarded(
  'psbt',
  (value): value is string => isBase64(value) && isPsbt(fromBase64(value) ?? new Uint8Array()),
)
/** Satoshi, as text. */
const amount = matching(/^[1-9]\d{0,15}$/)
const txid = matching(/^[0-9a-f]{64}$/i)
/** In hexadecimal digits, or in base64. */
const signature = t.union([matching(/^(?:[0-9a-f]{2})+$/i), guarded('base64', isBase64)])
/** Of whichever of its chains. */
const address = guarded(
  'address',
  (value): value is string => typeof value === 'string' && isBitcoinAddress(value, 'bip122:'),
)
const Address = t.union([
  address,
  t.intersection([t.type({ address }), t.partial({ publicKey: t.string, path: t.string, intention: t.string })]),
])

/** The methods of Bitcoin (wire reference 4.3). */
export const BITCOIN_METHODS: Readonly<Record<string, PairedMethod>> = {
  getAccountAddresses: { params: account, account: 'account', answer: t.readonlyArray(Address) },
  sendTransfer: {
    params: t.intersection([t.type({ recipientAddress: t.string, amount }), account]),
    account: 'account',
    answer: t.type({ txid }),
  },
  signMessage: { params: BITCOIN_PARAMS.signMessage, account: 'account', answer: t.type({ signature }) },
  signPsbt: {
    params: t.intersection([BITCOIN_PARAMS.signPsbt, t.type({ psbt })]),
    account: 'account',
    answer: t.intersection([t.type({ psbt }), t.partial({ txid })]),
  },
}
