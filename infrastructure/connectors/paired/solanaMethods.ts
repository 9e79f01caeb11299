import * as t from 'io-ts'
import { decodeBase58 } from '../../../domain/account/decodeBase58.js'
import { guarded } from '../../http/codecs/guarded.js'
import { isBase64 } from './isBase64.js'
import type { PairedMethod } from './PairedMethod.js'

const SIGNATURE_BYTES = 64
/** As long as 64 bytes can be in base58. */
const SIGNATURE_LETTERS = 88

const message = guarded(
  'base58',
  (value): value is string => typeof value === 'string' && decodeBase58(value) !== undefined,
)
const transaction = guarded('base64', isBase64)
const signature = guarded(
  'signature',
  (value): value is string =>
    typeof value === 'string' && value.length <= SIGNATURE_LETTERS && decodeBase58(value)?.length === SIGNATURE_BYTES,
)
const pubkey = t.partial({ pubkey: t.string })
const Signature = t.type({ signature })

/** The methods of Solana (wire reference 3.4): texts in base58, transactions in base64. */
export const SOLANA_METHODS = {
  solana_signMessage: { params: t.intersection([t.type({ message }), pubkey]), account: 'pubkey', answer: Signature },
  // Wallets of an earlier time give the signature alone.
  solana_signTransaction: {
    params: t.intersection([t.type({ transaction }), pubkey]),
    account: 'pubkey',
    answer: t.union([t.type({ transaction }), Signature]),
  },
  solana_signAllTransactions: {
    params: t.type({ transactions: t.readonlyArray(transaction) }),
    answer: t.type({ transactions: t.readonlyArray(transaction) }),
  },
  solana_signAndSendTransaction: {
    params: t.intersection([t.type({ transaction }), t.partial({ pubkey: t.string, sendOptions: t.UnknownRecord })]),
    account: 'pubkey',
    answer: Signature,
  },
} as const satisfies Readonly<Record<string, PairedMethod>>
