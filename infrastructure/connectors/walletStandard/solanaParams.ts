import * as t from 'io-ts'

/** Params of the Solana methods (wire reference 3.4): texts in base58, transactions in base64. */
export const SOLANA_PARAMS = {
  solana_signMessage: t.intersection([t.type({ message: t.string }), t.partial({ pubkey: t.string })]),
  solana_signTransaction: t.intersection([t.type({ transaction: t.string }), t.partial({ pubkey: t.string })]),
  solana_signAllTransactions: t.type({ transactions: t.readonlyArray(t.string) }),
  solana_signAndSendTransaction: t.intersection([
    t.type({ transaction: t.string }),
    t.partial({ pubkey: t.string, sendOptions: t.UnknownRecord }),
  ]),
} as const
