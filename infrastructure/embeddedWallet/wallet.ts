import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet.js'
import type { Network } from '../../domain/network/network.js'
import { type AskFrame, makeFrame } from './frame.js'
import type { FrameHost } from './browserFrameHost.js'
import { frameUrl, makeLoginRpcUrls, type SecureSite } from './secureSite.js'
import { makeEmailLogin } from './emailLogin.js'
import { makeEmbeddedAccount } from './account.js'
import { makeEmbeddedFrame } from './frameView.js'
import { makeEmbeddedRpc } from './rpc.js'
import { makeEmbeddedSession } from './session.js'
import { makeLoginMemory, makeLoginState } from './loginState.js'

interface IframeEmbeddedWalletDeps {
  readonly host: FrameHost
  readonly site: SecureSite
  readonly networks: readonly Network[]
  readonly scheduler: SchedulerLike
  /** Returns a new text on each call; by default base-36, the protocol's form of ids. */
  readonly makeId?: () => string
}

interface IframeEmbeddedWallet {
  readonly wallet: EmbeddedWallet
  readonly dispose: () => void
}

const makeRandomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')

/** The embedded wallet in an iframe of the secure site. Loads nothing before the first request. */
export const makeIframeEmbeddedWallet = (deps: IframeEmbeddedWalletDeps): IframeEmbeddedWallet => {
  const { host, site, scheduler, makeId = makeRandomId } = deps
  const networks = makeLoginRpcUrls(deps.networks)
  const memory = makeLoginMemory(site.store)
  const state = makeLoginState()
  const greetings: ((ask: AskFrame) => void)[] = []
  const frame = makeFrame({
    host,
    url: () => frameUrl(site, networks),
    scheduler,
    makeId,
    greet: (ask) => greetings.forEach((greet) => greet(ask)),
  })
  const parts = { frame, state, memory, networks, scheduler }
  const { connect, ...session } = makeEmbeddedSession(parts)
  const { greet: askAbilities, ...account } = makeEmbeddedAccount({ ...parts, fetchUser: session.fetchUser })
  const { greet: introduce, ...shown } = makeEmbeddedFrame({ frame, site })
  greetings.push(introduce, askAbilities)
  return {
    wallet: {
      ...makeEmailLogin({ ask: frame.ask, memory, scheduler }),
      social: {
        redirectUri: (provider) =>
          pipe(
            frame.ask('GET_SOCIAL_REDIRECT_URI', { provider }),
            TE.map(({ uri }) => uri),
          ),
        connect,
        farcasterUri: pipe(
          frame.ask('GET_FARCASTER_URI', undefined),
          TE.map(({ url }) => url),
        ),
        connectFarcaster: pipe(
          frame.ask('CONNECT_FARCASTER', undefined),
          TE.map(({ userName }) => {
            memory.keepUserName(userName)
            return userName
          }),
        ),
      },
      session,
      account,
      rpc: makeEmbeddedRpc({ ...parts, loggedIn: session.loggedIn }),
      frame: shown,
    },
    dispose: frame.dispose,
  }
}
