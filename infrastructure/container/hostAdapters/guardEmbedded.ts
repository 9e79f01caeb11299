import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { EMPTY, of } from 'rxjs'
import type { PortGuard } from '../../../application/kernel/adapters.js'
import type { EmbeddedWallet, OpenEmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import { EMBEDDED_WALLET } from '../../../application/ports/tokens.js'
import {
  answering,
  failing,
  type Guard,
  type Guards,
  guarded,
  type Member,
  question,
  state,
  type TellOf,
} from './guards.js'

const none = () => EMPTY
const NOT_LOADED = { _tag: 'FrameNotLoaded' } as const

/** Guards a request of the embedded wallet: a broken member acts like a frame that fails to load. */
const frameTask = <Failure, A>(member: Member<TaskEither<Failure | typeof NOT_LOADED, A>>) =>
  question<Failure | typeof NOT_LOADED, A>(() => NOT_LOADED)(member)

/** Like `frameTask`, for a function. */
const frameCall = failing(() => NOT_LOADED)

/** Logs out locally, whatever the wallet answers. */
const signingOut: Guard<TaskEither<never, void>> =
  ({ read, report }) =>
  async () => {
    try {
      await read()()
    } catch (cause) {
      report(cause)
    }
    return E.right(undefined)
  }

const GUARDS: { readonly [Part in keyof EmbeddedWallet]: Guards<EmbeddedWallet[Part]> } = {
  email: { sent: answering(undefined), start: frameCall, confirmDevice: frameTask, enterCode: frameCall },
  emailUpdate: { start: frameCall, enterPrimaryCode: frameCall, enterSecondaryCode: frameCall },
  social: { redirectUri: frameCall, connect: frameCall, farcasterUri: frameTask, connectFarcaster: frameTask },
  session: {
    loggedIn: state(undefined, () => of(undefined)),
    isConnected: frameTask,
    fetchUser: frameCall,
    signOut: signingOut,
    forget: answering(undefined),
  },
  account: {
    chainId: frameTask,
    switchTo: frameCall,
    prefer: frameCall,
    smartAccountNetworks: state([], none),
    initSmartAccount: frameTask,
  },
  rpc: { request: frameCall, approval: state(undefined, () => of(undefined)), abort: answering(undefined) },
  frame: {
    state: state({ _tag: 'Absent' }, none),
    show: answering(undefined),
    hide: answering(undefined),
    syncTheme: frameCall,
    reload: frameTask,
  },
}

/**
 * Guards a host's embedded wallet. A failed opening acts like a failed chunk load, and a broken member like a failed
 * frame; the visitor sees that error, and the log names the member.
 */
const guardEmbedded =
  (open: OpenEmbeddedWallet, tellOf: TellOf): OpenEmbeddedWallet =>
  async () => {
    try {
      const wallet: unknown = await open()
      if (typeof wallet !== 'object' || wallet === null) throw new TypeError('It is no EmbeddedWallet')
      const parts = Object.entries(GUARDS).map(([part, guards]) => [
        part,
        guarded(
          () => Reflect.get(wallet, part) as object,
          Object.entries(guards),
          (name) => tellOf(`${part}.${name}`),
        ),
      ])
      // Cast is safe: each entry has the type of its name.
      return Object.fromEntries(parts) as EmbeddedWallet
    } catch (cause) {
      tellOf('')(cause)
      throw cause
    }
  }

/** Guard of the embedded wallet. */
export const EMBEDDED_GUARD: PortGuard = {
  port: EMBEDDED_WALLET,
  // Cast is safe: opening anything else than a function fails, and is reported.
  guard: (open, { tellOf }) => guardEmbedded(open as OpenEmbeddedWallet, tellOf),
}
