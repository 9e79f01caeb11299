import { Observable } from 'rxjs'

interface Target<Type, Event> {
  readonly addEventListener: (type: Type, listener: (event: Event) => void) => void
  readonly removeEventListener: (type: Type, listener: (event: Event) => void) => void
}

/** Events of a target; listens while subscribed. */
export const eventsOf = <Type, Event>(target: Target<Type, Event>, type: Type): Observable<Event> =>
  new Observable((subscriber) => {
    const listener = (event: Event): void => subscriber.next(event)
    target.addEventListener(type, listener)
    return () => target.removeEventListener(type, listener)
  })
