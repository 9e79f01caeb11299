import * as t from 'io-ts'
import { isEmail } from '../../domain/login/isEmail.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { SiwxMessage } from '../../domain/login/SiwxMessage.js'
import { guarded } from '../http/codecs/guarded.js'

const LONGEST_EMAIL = 320
const text = t.string
const chainId = t.union([t.string, t.number])
const accountType: t.Type<LoggedIn['preferredAccountType'], string, unknown> = t.keyof({ eoa: null, smartAccount: null })

/** Shapes that several messages share. Unknown fields are dropped. */
export const frameCodecs = {
  chainId,
  accountType,
  email: guarded('email', (value): value is string => typeof value === 'string' && value.length <= LONGEST_EMAIL && isEmail(value)),
  siwxMessage: t.readonly(
    t.exact(
      t.intersection([
        t.type({ accountAddress: text, chainId: text, domain: text, uri: text, version: text, nonce: text }),
        t.partial({ notBefore: text, statement: text, resources: t.readonlyArray(text), requestId: text, issuedAt: text, expirationTime: text, serializedMessage: text }),
      ]),
    ),
  ) satisfies t.Type<SiwxMessage, unknown, unknown>,
  accounts: t.readonlyArray(t.readonly(t.strict({ address: text, type: accountType }))),
}
