import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { catchError, defer, type Observable } from 'rxjs'
import type { Readable } from '../../../application/kernel/store.js'

/** A member of a host's adapter. Reading it may throw, and so may using its value. */
export interface Member<A> {
  readonly read: () => A
  /** Reports a violation of the port's contract. */
  readonly report: (cause: unknown) => void
}

/** Returns the reporter of a named member. */
export type TellOf = (name: string) => Member<unknown>['report']

/** Wraps a member so that it never throws and never rejects. */
export type Guard<A> = (member: Member<A>) => A

export type Guards<Port> = { readonly [Name in keyof Port]-?: Guard<Port[Name]> }

/** Whether a value is a promise, against its type; reports its rejection. */
const isPromise = (given: unknown, report: (cause: unknown) => void): boolean => {
  if (!(given instanceof Promise)) return false
  given.catch(report)
  return true
}

const attempt = <A>(run: () => A, { report }: Pick<Member<unknown>, 'report'>, instead: A): A => {
  try {
    const given = run()
    return isPromise(given, report) ? instead : (given ?? instead)
  } catch (cause) {
    report(cause)
    return instead
  }
}

/** Guards a value that is read once. */
export const value =
  <A>(instead: NoInfer<A>): Guard<A> =>
  ({ read, report }) =>
    attempt(read, { report }, instead)

/** Guards a synchronous function. */
export const answering =
  <Args extends unknown[], A>(instead: NoInfer<A>) =>
  ({ read, report }: Member<(...args: Args) => A>) =>
  (...args: Args): A =>
    attempt(() => read()(...args), { report }, instead)

/** Like `answering`, for an optional function; returns `undefined` if it is missing. */
export const answeringIfThere =
  <Args extends unknown[], A>() =>
  ({ read, report }: Member<((...args: Args) => A | undefined) | undefined>) =>
  (...args: Args): A | undefined =>
    attempt(() => read()?.(...args), { report }, undefined)

/** Guards a function that returns a promise. */
export const promising =
  <Args extends unknown[], A>(instead: NoInfer<A>) =>
  ({ read, report }: Member<(...args: Args) => Promise<A>>) =>
  async (...args: Args): Promise<A> => {
    try {
      return await read()(...args)
    } catch (cause) {
      report(cause)
      return instead
    }
  }

/** Guards a `TaskEither`. */
export const question =
  <Failure, A>(failure: (cause: unknown) => Failure): Guard<TaskEither<Failure, A>> =>
  ({ read, report }) =>
  async () => {
    try {
      const ask = read()
      isPromise(ask, report)
      const answer = await ask()
      if (!E.isLeft(answer) && !E.isRight(answer)) throw new TypeError('The answer is neither Left nor Right')
      return answer
    } catch (cause) {
      report(cause)
      return E.left(failure(cause))
    }
  }

/** Guards a function that returns a `TaskEither`. */
export const failing =
  <Failure>(failed: (cause: unknown) => Failure) =>
  <Args extends unknown[], Other, A>({ read, report }: Member<(...args: Args) => TaskEither<Failure | Other, A>>) =>
  (...args: Args): TaskEither<Failure | Other, A> =>
    question<Failure | Other, A>(failed)({ read: () => read()(...args), report })

/** Guards an observable; continues with `instead` on error. */
export const stream =
  <A>(instead: (cause: unknown) => Observable<NoInfer<A>>): Guard<Observable<A>> =>
  ({ read, report }) =>
    defer(read).pipe(
      catchError((cause: unknown) => {
        report(cause)
        return instead(cause)
      }),
    )

/** Guards a readable; its value is `instead` if unreadable. */
export const state =
  <A>(instead: NoInfer<A>, orElse: (cause: unknown) => Observable<NoInfer<A>>): Guard<Readable<A>> =>
  ({ read, report }) => ({
    initial: attempt(() => read().initial, { report }, instead),
    get value() {
      return attempt(() => read().value, { report }, instead)
    },
    changes: stream<A>(orElse)({ read: () => read().changes, report }),
  })

/** Guards a function that returns the same readable for equal arguments. */
export const showing = <Args extends unknown[], A>(
  instead: NoInfer<A>,
  orElse: (cause: unknown) => Observable<NoInfer<A>>,
) => {
  const wrapped = new WeakMap<Readable<A>, Readable<A>>()
  const nothing: Readable<A> = { initial: instead, value: instead, changes: defer(() => orElse(undefined)) }
  return ({ read, report }: Member<(...args: Args) => Readable<A>>) =>
    (...args: Args): Readable<A> => {
      const given = attempt<Readable<A> | undefined>(() => read()(...args), { report }, undefined)
      if (given === undefined) return nothing
      const safe = wrapped.get(given) ?? state<A>(instead, orElse)({ read: () => given, report })
      wrapped.set(given, safe)
      return safe
    }
}

export type AnyGuards = readonly (readonly [name: string, guard: Guard<unknown>])[]

/** Binds functions to the adapter, which may be a class instance. */
const readMember = (port: object, name: string): unknown => {
  const member: unknown = Reflect.get(port, name)
  return typeof member === 'function' ? member.bind(port) : member
}

/** An adapter with each member behind its guard. */
export const guarded = (port: () => object, guards: AnyGuards, tellOf: TellOf): object =>
  Object.fromEntries(
    guards.map(([name, guard]) => [name, guard({ read: () => readMember(port(), name), report: tellOf(name) })]),
  )
