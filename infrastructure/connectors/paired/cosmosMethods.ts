import * as t from 'io-ts'
import { isCosmosAddress } from '../../../domain/account/addresses/cosmos.js'
import { guarded } from '../../http/codecs/guarded.js'
import { isBase64 } from '../../shared/bytesAsText.js'
import type { PairedMethod } from './PairedMethod.js'

const base64 = guarded('base64', isBase64)
const address = guarded('address', (value): value is string => typeof value === 'string' && isCosmosAddress(value))
const signature = t.type({ pub_key: t.type({ type: t.string, value: base64 }), signature: base64 })
const signing: PairedMethod = {
  params: t.intersection([t.type({ signDoc: t.UnknownRecord }), t.partial({ signerAddress: t.string })]),
  account: 'signerAddress',
  // A wallet may change the fee: what it signed is in its answer.
  answer: t.intersection([t.type({ signature }), t.partial({ signed: t.UnknownRecord })]),
}

/** The methods of Cosmos. The document to sign is the chain's own and passed on as it is. */
export const COSMOS_METHODS: Readonly<Record<string, PairedMethod>> = {
  cosmos_getAccounts: {
    params: t.UnknownRecord,
    answer: t.readonlyArray(t.type({ algo: t.string, address, pubkey: base64 })),
  },
  cosmos_signAmino: signing,
  cosmos_signDirect: signing,
}
