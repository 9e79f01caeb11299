import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  defer,
  distinctUntilChanged,
  firstValueFrom,
  map,
  type Observable,
  of,
  race,
  type SchedulerLike,
  startWith,
  Subject,
  type Subscription,
  switchMap,
  timer,
} from 'rxjs'
import type { AccountHere } from '../../domain/account/accountHere.js'
import type { NameError } from '../../domain/names/nameError.js'
import type { Network } from '../../domain/network/network.js'
import { nameIn, type NameLookup } from '../../domain/send/receiverName.js'
import type { SendOrder } from '../../domain/send/sendOrder.js'
import { combine } from '../kernel/derive.js'
import type { Readable, Store } from '../kernel/store.js'
import type { Names } from '../ports/names.js'

/** Debounces the lookup while the visitor types. */
const TYPING_MS = 400
/** A host's own adapter may have no deadline. */
const LONGEST_LOOKUP_MS = 15_000
/** The name beside an address is optional, so the wait for it is short. */
const LONGEST_REVERSE_MS = 4_000

export interface ReceiverNames {
  /** Resolves the name of an order again, and updates the form's lookup. */
  readonly again: (order: SendOrder & { readonly name: string }) => TaskEither<NameError, string>
  /** Repeats a lookup that found no address or failed. */
  readonly retry: () => void
  /** The name of an order's receiver, if it also resolves to that address (S-09). */
  readonly nameOf: (order: SendOrder) => Promise<string | undefined>
  readonly dispose: () => void
}

/** Looks up the name in the form, and stores the result. */
export const makeReceiverNames = ({
  text,
  here,
  names,
  lookup,
  scheduler,
}: {
  readonly text: Readable<string>
  readonly here: Readable<AccountHere>
  readonly names: Names
  readonly lookup: Store<NameLookup | undefined>
  readonly scheduler: SchedulerLike
}): ReceiverNames => {
  const inTime = (ask: TaskEither<NameError, string>): Observable<E.Either<NameError, string>> =>
    race(
      defer(ask),
      timer(LONGEST_LOOKUP_MS, scheduler).pipe(
        map(() => E.left<NameError>({ _tag: 'TimedOut', afterMs: LONGEST_LOOKUP_MS })),
      ),
    )
  const toLookup = (name: string, answer: E.Either<NameError, string>): NameLookup =>
    E.isRight(answer) ? { _tag: 'Found', name, address: answer.right } : { _tag: 'NotFound', name, error: answer.left }
  const retries = new Subject<void>()
  const follow = (name: string, at: Network, fresh: boolean): Observable<NameLookup> =>
    timer(TYPING_MS, scheduler).pipe(
      switchMap(() => inTime(names.resolve(name, at, { fresh }))),
      map((answer) => toLookup(name, answer)),
      startWith<NameLookup>({ _tag: 'Asking', name }),
    )
  const wanted = combine(text, here, (typed, sender) => {
    const at = sender._tag === 'Here' ? sender.network : undefined
    const name = at && nameIn(typed, at.chainNamespace)
    return at && name !== undefined ? { at, name } : undefined
  })
  const following: Subscription = wanted.changes
    .pipe(
      distinctUntilChanged((one, other) => one?.name === other?.name && one?.at === other?.at),
      switchMap((asked) => {
        if (asked === undefined) return of(undefined)
        const { name, at } = asked
        return retries.pipe(
          map(() => true),
          startWith(false),
          switchMap((fresh) => follow(name, at, fresh)),
        )
      }),
    )
    .subscribe(lookup.set)
  return {
    again:
      ({ name, network: at }) =>
      async () => {
        const answer = await firstValueFrom(inTime(names.resolve(name, at, { fresh: true })))
        if (E.isRight(answer) && lookup.value?.name === name) lookup.set(toLookup(name, answer))
        return answer
      },
    retry: () => {
      if (lookup.value?._tag === 'NotFound') retries.next()
    },
    nameOf: ({ to, name, network: { chainNamespace } }) =>
      name !== undefined || chainNamespace !== 'eip155'
        ? Promise.resolve(name)
        : firstValueFrom(
            race(
              defer(names.nameOf(to)).pipe(map((answer) => (E.isRight(answer) ? answer.right : undefined))),
              timer(LONGEST_REVERSE_MS, scheduler).pipe(map(() => undefined)),
            ),
          ),
    dispose: () => following.unsubscribe(),
  }
}
