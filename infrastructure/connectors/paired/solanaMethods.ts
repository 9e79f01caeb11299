import * as t from 'io-ts'
import { decodeBase58, isSolanaSignature } from '../../../domain/account/addresses/solana.js'
import { guarded } from '../../http/codecs/guarded.js'
import { isBase64 } from '../../shared/bytesAsText.js'
import type { PairedMethod } from './PairedMethod.js'

const message = guarded(
  'base58',
  (value): value is string => typeof value === 'string' && decodeBase58(value) !== undefined,
)
const transaction = guarded('base64', isBase64)
const signature = guarded(
  'signature',
  (value): value is string => typeof value === 'string' && isSolanaSignature(value),
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
