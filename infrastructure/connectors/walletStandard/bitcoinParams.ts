import * as t from 'io-ts'
import { count } from '../../http/codecs/count.js'

const Whose = t.partial({ account: t.string })

const SignInput = t.intersection([
  t.type({ address: t.string, index: count }),
  t.partial({ sighashTypes: t.readonlyArray(count) }),
])

/** Params of the Bitcoin methods (wire reference 4.3): messages as text, PSBTs in base64. */
export const BITCOIN_PARAMS = {
  getAccountAddresses: t.union([Whose, t.undefined]),
  signMessage: t.intersection([
    t.type({ message: t.string }),
    Whose,
    t.partial({ address: t.string, protocol: t.keyof({ ecdsa: null, bip322: null }) }),
  ]),
  signPsbt: t.intersection([
    t.type({ psbt: t.string, signInputs: t.readonlyArray(SignInput) }),
    Whose,
    t.partial({ broadcast: t.boolean }),
  ]),
} as const
