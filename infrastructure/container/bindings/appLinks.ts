import type { Settings } from '../../../application/api/settings.js'
import type { Log } from '../../../application/ports/platform.js'
import { LOG } from '../../../application/ports/tokens.js'
import { OPTIONS } from '../../../application/api/tokens.js'
import { type Binder, token } from '../../../application/kernel/token.js'
import { type IsAppLink, isLinkOf } from '../../http/codecs/appLinks.js'
import { WALLET_SCHEMES } from '../../http/codecs/walletSchemes.js'

/** Rule for the links of listings, stored records and paired wallets on this page (S-12). */
export const IS_APP_LINK = token<IsAppLink>('IsAppLink')

/** Cap: a hostile directory can send any number of schemes. */
const MAX_TOLD = 100

/** Schemes that the host allows: `appSchemes`, and those in its own links. */
const schemesOfHost = ({ appSchemes = [], customWallets = [], walletLinks }: Settings): readonly string[] =>
  [
    ...appSchemes,
    ...customWallets.flatMap(({ mobileLink, desktopLink }) => [mobileLink, desktopLink]),
    ...Object.values(walletLinks?.wallets ?? {}).map(({ native }) => native),
  ].flatMap((text) => text?.toLowerCase().split(':', 1) ?? [])

const makeIsAppLink = ({ options, log }: { readonly options: Settings; readonly log: Log }): IsAppLink => {
  const schemes = new Set([...WALLET_SCHEMES, ...schemesOfHost(options)])
  const warned = new Set<string>()
  const warn = (scheme: string): void => {
    if (warned.has(scheme) || warned.size >= MAX_TOLD) return
    warned.add(scheme)
    log.info(`A link to an app is left out: its scheme is no known wallet's and not in appSchemes: ${scheme}`)
  }
  return (link) => isLinkOf(schemes, link, warn)
}

export const bindAppLinks = ({ single }: Binder): void => {
  single(IS_APP_LINK, makeIsAppLink, { options: OPTIONS, log: LOG })
}
