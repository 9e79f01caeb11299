import { catchError, defer, EMPTY, exhaustMap, type Observable, Subscription, take } from 'rxjs'

/** A rule that joins features: it watches some and commands others, from when it starts until it is unsubscribed. */
export type Policy = () => Subscription

/** Loads and starts a policy at its first trigger. A load that fails is tried again at the next trigger. */
export const startWhen =
  (deps: { readonly happens: Observable<unknown>; readonly load: () => Promise<readonly Policy[]> }): Policy =>
  () => {
    const running = new Subscription()
    running.add(
      deps.happens
        .pipe(
          exhaustMap(() => defer(deps.load).pipe(catchError(() => EMPTY))),
          take(1),
        )
        .subscribe((policies) => {
          for (const start of policies) running.add(start())
        }),
    )
    return running
  }
