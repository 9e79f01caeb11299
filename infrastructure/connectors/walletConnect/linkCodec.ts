import * as t from 'io-ts'
import { appLink } from '../../http/codecs/appLink.js'
import { matching } from '../../http/codecs/matching.js'

const Link = t.intersection([
  t.type({
    _tag: t.literal('Carrier'),
    base: appLink,
    target: t.keyof({ _self: null, _top: null, _blank: null }),
    encodings: t.union([t.literal(1), t.literal(2)]),
  }),
  t.partial({ app: matching(/^[\w.]{1,255}$/) }),
])

/** How the wallet of a session was opened. Checked like anything that comes from outside: a page script can write there too. */
export const LinkRecord = t.strict({ version: t.literal(1), topic: t.string, link: Link })
