import * as t from 'io-ts'
import { matching } from '../../http/codecs/matching.js'
import type { PairedMethod } from './PairedMethod.js'

const hex = matching(/^0x(?:[0-9a-f]{2})+$/i)
const address = t.partial({ address: t.string })

/** The methods of Polkadot. The payload of a transaction is the chain's own and passed on as it is. */
export const POLKADOT_METHODS: Readonly<Record<string, PairedMethod>> = {
  polkadot_signMessage: {
    params: t.intersection([t.type({ message: t.string }), address]),
    account: 'address',
    answer: t.type({ signature: hex }),
  },
  polkadot_signTransaction: {
    params: t.intersection([t.type({ transactionPayload: t.UnknownRecord }), address]),
    account: 'address',
    answer: t.type({ signature: hex }),
  },
}
