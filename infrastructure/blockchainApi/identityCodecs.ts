import * as t from 'io-ts'

const text = t.union([t.string, t.null, t.undefined])

/** Wire reference 2.B.2. */
export const IdentityReply = t.strict({ name: text, avatar: text })
