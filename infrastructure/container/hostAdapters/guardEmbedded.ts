import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { EMPTY, of } from 'rxjs'
import type { PortGuard } from '../../../application/kernel/adapters.js'
import type { EmbeddedWallet, OpenEmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import { EMBEDDED_WALLET } from '../../../application/ports/tokens.js'
import { answering, type Guard, type Guards, guarded, type Member, question, state, type TellOf } from './guards.js'

const none = () => EMPTY
const NOT_LOADED = { _tag: 'FrameNotLoaded' } as const

/** Guards a request of the embedded wallet: a broken member acts like a frame that fails to load. */
const asked = <Failure, A>(member: Member<TaskEither<Failure | typeof NOT_LOADED, A>>) =>
  question<Failure | typeof NOT_LOADED, A>(() => NOT_LOADED)(member)

/** Like `asked`, for a function. */
const asking =
  <Args extends unknown[], Failure, A>({
    read,
    tell,
  }: Member<(...args: Args) => TaskEither<Failure | typeof NOT_LOADED, A>>) =>
  (...args: Args): TaskEither<Failure | typeof NOT_LOADED, A> =>
    asked<Failure, A>({ read: () => read()(...args), tell })

/** Logs out locally, whatever the wallet answers. */
const signingOut: Guard<TaskEither<never, void>> =
  ({ read, tell }) =>
  async () => {
    try {
      await read()()
    } catch (cause) {
      tell(cause)
    }
    return E.right(undefined)
  }

const GUARDS: { readonly [Part in keyof EmbeddedWallet]: Guards<EmbeddedWallet[Part]> } = {
  email: { sent: answering(undefined), start: asking, confirmDevice: asked, enterCode: asking },
  emailUpdate: { start: asking, enterPrimaryCode: asking, enterSecondaryCode: asking },
  social: { redirectUri: asking, connect: asking, farcasterUri: asked, connectFarcaster: asked },
  session: {
    loggedIn: state(undefined, () => of(undefined)),
    isConnected: asked,
    fetchUser: asking,
    signOut: signingOut,
    forget: answering(undefined),
  },
  account: {
    chainId: asked,
    switchTo: asking,
    prefer: asking,
    smartAccountNetworks: state([], none),
    initSmartAccount: asked,
  },
  rpc: { request: asking, approval: state(undefined, () => of(undefined)), abort: answering(undefined) },
  frame: {
    state: state({ _tag: 'Absent' }, none),
    show: answering(undefined),
    hide: answering(undefined),
    syncTheme: asking,
    reload: asked,
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
