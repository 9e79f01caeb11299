import type { SchedulerLike } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet/EmbeddedWallet.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { hasWindows } from '../browser/hasWindows.js'
import { makeBrowserPopups } from '../browser/makeBrowserPopups.js'
import { makeBrowserRedirects } from '../browser/makeBrowserRedirects.js'
import type { LoginResult } from '../browser/takeLoginResult.js'
import { makeEmbeddedConnector } from '../connectors/embedded/makeEmbeddedConnector.js'
import { describeFailure } from '../embeddedWallet/describeFailure.js'
import { openEmbeddedProvider } from '../embeddedWallet/openEmbeddedProvider.js'
import { toProviderError } from '../embeddedWallet/toProviderError.js'
import { homeOf } from './homeOf.js'
import type { OpenedEmbedded, OpenSolanaLogin } from './LazyEmbedded.js'
import { siteOf } from './siteOf.js'

const makeToken = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** What goes with an embedded wallet: its connector, and the windows that logins need. */
export const openEmbedded = ({
  options,
  wallet,
  openSolana,
  host,
  store,
  scheduler,
  result,
}: {
  readonly options: PorticoOptions
  readonly wallet: EmbeddedWallet
  /** Absent where the site has no network of Solana. */
  readonly openSolana: OpenSolanaLogin | undefined
  readonly host: Pick<HostEnvironment, 'page' | 'facts'>
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
  /** What the page was opened with. */
  readonly result: LoginResult | undefined
}): OpenedEmbedded => {
  const home = homeOf(options)
  const connector = makeEmbeddedConnector({ provider: openEmbeddedProvider(wallet, home), scheduler })
  const solana = openSolana?.({
    wallet,
    evm: connector,
    home,
    toFailure: (error) => toProviderError(error, describeFailure),
    scheduler,
  })
  const { origin } = new URL(siteOf(options))
  const popups = hasWindows(host.facts.profile, window.navigator.userAgent)
    ? makeBrowserPopups({ host: window, origin, loadingUrl: `${origin}/loading`, scheduler })
    : { openPopup: () => undefined }
  const redirects = makeBrowserRedirects({ page: host.page, origin, store, makeToken, result })
  return { wallet, connector, solana, home, popups, redirects }
}
