import type { EmbeddedWallet } from '../ports/embeddedWallet.js'
import type { AccountTypeFeature } from './accountTypeFeature.js'
import type { EmailLoginFeature } from './emailLoginFeature.js'
import type { EmailUpdateFeature } from './emailUpdateFeature.js'
import type { SocialLoginFeature } from './socialLoginFeature.js'
import { distinctUntilChanged, filter, map, pairwise, skip, type Subscription } from 'rxjs'
import { isSocialProvider, type LoggedIn, type SocialProvider } from '../../domain/account/embeddedUser.js'
import type { EmailUpdateState } from '../../domain/login/emailLogin.js'
import type { KeyValueStore } from '../ports/storage.js'
import { combine } from '../kernel/derive.js'
import { loadOnce } from '../kernel/loadOnce.js'
import { createStore, type Readable } from '../kernel/store.js'

/** All parts of a login by e-mail or social account, loaded together. */
export interface LoadedLogin {
  readonly email: EmailLoginFeature
  readonly social: SocialLoginFeature
  readonly emailUpdate: EmailUpdateFeature
  readonly accountType: AccountTypeFeature
  readonly loggedIn: EmbeddedWallet['session']['loggedIn']
  readonly rpc: Pick<EmbeddedWallet['rpc'], 'approval' | 'abort'>
  readonly frame: Pick<EmbeddedWallet['frame'], 'show' | 'hide'>
}

/**
 * The e-mail update of a loaded login: its code is loaded with the first update, because few visitors change their
 * address.
 */
export const emailUpdateOnDemand = (open: () => Promise<EmailUpdateFeature>): EmailUpdateFeature => {
  const state = createStore<EmailUpdateState>({ _tag: 'Idle' })
  let opened: EmailUpdateFeature | undefined
  /** The new address; `undefined` once the view or the page was left. */
  let target: string | undefined
  const load = loadOnce(async () => {
    opened = await open()
    opened.state.changes.pipe(skip(1)).subscribe(state.set)
    return opened
  })
  const leave = (): void => {
    target = undefined
  }
  return {
    state,
    begin: (email) => {
      target = email
      if (opened !== undefined) return opened.begin(email)
      state.set({ _tag: 'Sending', email })
      load().then(
        (feature) => target === email && feature.begin(email),
        (cause: unknown) =>
          target === email && state.set({ _tag: 'Failed', email, error: { _tag: 'ChunkNotLoaded', cause } }),
      )
    },
    enterCode: (code) => opened?.enterCode(code),
    cancel: () => {
      leave()
      opened?.cancel()
      state.set({ _tag: 'Idle' })
    },
    dispose: () => {
      leave()
      opened?.dispose()
    },
  }
}

const KEY = 'embedded.socialProvider'

/**
 * Remembers the social provider of the current login for later visits, because the secure site does not report it.
 * Cleared when the login ends.
 */
export const rememberProvider = (deps: {
  readonly login: { readonly [Part in 'email' | 'social']: Pick<LoadedLogin[Part], 'state'> }
  readonly loggedIn: Readable<LoggedIn | undefined>
  readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>
}): { readonly loggedIn: Readable<LoggedIn | undefined>; readonly running: Subscription } => {
  const kept = deps.store.read(KEY)
  const provider = createStore<SocialProvider | undefined>(isSocialProvider(kept) ? kept : undefined)
  const become = (next: SocialProvider | undefined): void => {
    provider.set(next)
    if (next === undefined) deps.store.remove(KEY)
    else deps.store.write(KEY, next)
  }
  const running = deps.login.social.state.changes
    .pipe(
      map((state) => ('provider' in state ? state.provider : state._tag === 'FarcasterCode' ? 'farcaster' : undefined)),
      // A host without a compiler may pass any value.
      filter(isSocialProvider),
    )
    .subscribe(become)
  running.add(
    deps.login.email.state.changes.pipe(filter(({ _tag }) => _tag === 'Sending')).subscribe(() => become(undefined)),
  )
  running.add(
    deps.loggedIn.changes
      .pipe(
        map((user) => user !== undefined),
        distinctUntilChanged(),
        pairwise(),
        filter(([, isIn]) => !isIn),
      )
      .subscribe(() => become(undefined)),
  )
  return {
    loggedIn: combine(deps.loggedIn, provider, (user, by) =>
      user === undefined || by === undefined ? user : { ...user, socialProvider: by },
    ),
    running,
  }
}
