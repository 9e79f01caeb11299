import { BehaviorSubject } from 'rxjs'
import type { Store } from './Store.js'

/** A listener may set the state it is told of: every listener still hears each change once, in order. */
export const createStore = <A>(initial: A): Store<A> => {
  const subject = new BehaviorSubject(initial)
  const untold: A[] = []
  let current = initial
  let telling = false

  const tell = (): void => {
    telling = true
    // Takes in what listeners add meanwhile.
    for (const value of untold) subject.next(value)
    untold.length = 0
    telling = false
  }
  const set = (value: A): void => {
    if (Object.is(value, current)) return
    current = value
    untold.push(value)
    if (!telling) tell()
  }
  return {
    initial,
    get value() {
      return current
    },
    changes: subject.asObservable(),
    set,
    update: (change) => set(change(current)),
    complete: () => subject.complete(),
  }
}
