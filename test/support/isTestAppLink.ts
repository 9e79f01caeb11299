import { type IsAppLink, isLinkOf } from '../../infrastructure/http/codecs/appLinks.js'

/** As a host that allows the schemes of invented wallets. */
const SCHEMES: ReadonlySet<string> = new Set(['birch', 'far', 'heron', 'wc'])

export const isTestAppLink: IsAppLink = (link) => isLinkOf(SCHEMES, link)
