import { distinctUntilChanged, filter, map, pairwise, type Subscription } from 'rxjs'
import type { SocialProvider } from '../../domain/account/SocialProvider.js'
import { isSocialProvider } from '../../domain/login/isSocialProvider.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { KeyValueStore } from '../ports/KeyValueStore.js'
import { combine } from '../shared/combine.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'
import type { LoginFeatures } from './LoginFeatures.js'

const KEY = 'embedded.socialProvider'

/** Says of whoever is logged in by which provider, also on the next visit: the secure site does not. Forgotten with the login. */
export const rememberProvider = (deps: {
  readonly login: { readonly [Part in 'email' | 'social']: Pick<LoginFeatures[Part], 'state'> }
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
      filter((tried) => tried !== undefined),
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
