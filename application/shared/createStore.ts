import { BehaviorSubject } from 'rxjs'
import type { Store } from './Store.js'

export const createStore = <A>(initial: A): Store<A> => {
  const subject = new BehaviorSubject(initial)
  const set = (value: A): void => {
    if (!Object.is(value, subject.value)) subject.next(value)
  }
  return {
    initial,
    get value() {
      return subject.value
    },
    changes: subject.asObservable(),
    set,
    update: (change) => set(change(subject.value)),
    complete: () => subject.complete(),
  }
}
