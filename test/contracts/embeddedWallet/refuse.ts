import type { SiteReply } from '../../fakes/fakeSecureSite.js'

export const refuse = (message = 'nope'): SiteReply => ({ _tag: 'Error', message })
