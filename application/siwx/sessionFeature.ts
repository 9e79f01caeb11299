import { filter, firstValueFrom, map } from 'rxjs'
import { isAsked, type SignInState } from '../../domain/siwx/signInState.js'
import { defineFeature } from '../kernel/feature.js'
import type { Policy } from '../kernel/policy.js'
import { createStore, readOnly } from '../kernel/store.js'
import { LAZY, OPTIONS } from '../api/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { SESSION } from './tokens.js'
import type { SessionFeature } from './session.js'

/** Whether the visitor has signed in, for sites with sign-in (S1-07). */
export const sessionFeature = defineFeature({
  name: 'session',
  token: SESSION,
  needs: { options: OPTIONS, lazy: LAZY },
  make: ({ options, lazy }): SessionFeature => {
    const store = createStore<SignInState>({ _tag: 'Nobody' })
    const load = (): Promise<unknown> => lazy.load('siwx').catch(() => undefined)
    const follows = async (): Promise<boolean> => {
      await load()
      const decided = store.changes.pipe(
        filter(({ _tag }) => _tag !== 'Checking'),
        map((state) => isAsked(state) || state._tag === 'Unreadable'),
      )
      return firstValueFrom(decided, { defaultValue: false })
    }
    return { store, load, restored: new Set(), follows: options.siwx === undefined ? undefined : follows }
  },
  with: { connect: CONNECT },
  join: ({ store, restored, load, follows }, { connect }) => {
    const start: Policy = () =>
      connect.changes.subscribe(({ _tag, namespace }) => {
        if (_tag === 'Restored') restored.add(namespace)
        else if (_tag !== 'Restoring') restored.delete(namespace)
        void load()
      })
    return { states: { session: readOnly(store) }, policies: follows === undefined ? [] : [start] }
  },
})
