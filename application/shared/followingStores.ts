import { Subscription } from 'rxjs'
import { createStore } from './createStore.js'
import type { Readable } from './Readable.js'
import type { Store } from './Store.js'

type States<Values> = { readonly [Name in keyof Values]: Readable<Values[Name]> }

export interface FollowingStores<Values> {
  readonly stores: { readonly [Name in keyof Values]: Store<Values[Name]> }
  /** From now on each store has what the state of its name has. */
  readonly follow: (states: States<Values>) => Subscription
}

/** A store for each of these values, in the place of states that come later. */
export const followingStores = <Values extends object>(initial: Values): FollowingStores<Values> => {
  const names = Object.keys(initial) as (keyof Values)[]
  // Each store is of the value of its own name; TypeScript cannot carry that pairing through a list of names.
  const stores = Object.fromEntries(
    names.map((name) => [name, createStore(initial[name])]),
  ) as unknown as FollowingStores<Values>['stores']
  return {
    stores,
    follow: (states) => {
      const following = new Subscription()
      for (const name of names) following.add(states[name].changes.subscribe(stores[name].set))
      return following
    },
  }
}
