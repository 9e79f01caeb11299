import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet/EmbeddedWallet.js'
import type { Network } from '../../domain/network/Network.js'
import type { AskFrame } from './Frame.js'
import type { FrameHost } from './FrameHost.js'
import { frameUrl } from './frameUrl.js'
import { makeEmailLogin } from './makeEmailLogin.js'
import { makeEmbeddedAccount } from './makeEmbeddedAccount.js'
import { makeEmbeddedFrame } from './makeEmbeddedFrame.js'
import { makeEmbeddedRpc } from './makeEmbeddedRpc.js'
import { makeEmbeddedSession } from './makeEmbeddedSession.js'
import { makeFrame } from './makeFrame.js'
import { makeLoginMemory } from './makeLoginMemory.js'
import { makeLoginNetworks } from './makeLoginNetworks.js'
import { makeLoginState } from './makeLoginState.js'
import type { SecureSite } from './SecureSite.js'

export interface IframeEmbeddedWalletDeps {
  readonly host: FrameHost
  readonly site: SecureSite
  readonly networks: readonly Network[]
  readonly scheduler: SchedulerLike
  /** Gives another text each time. */
  readonly makeId: () => string
}

export interface IframeEmbeddedWallet {
  readonly wallet: EmbeddedWallet
  readonly dispose: () => void
}

/** The embedded wallet in an iframe of the secure site. Nothing is loaded before the first question. */
export const makeIframeEmbeddedWallet = (deps: IframeEmbeddedWalletDeps): IframeEmbeddedWallet => {
  const { host, site, scheduler, makeId } = deps
  const networks = makeLoginNetworks(deps.networks)
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
      rpc: makeEmbeddedRpc({ frame, networks, scheduler }),
      frame: shown,
    },
    dispose: frame.dispose,
  }
}
