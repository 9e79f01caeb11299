import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { catchError, defer, type Observable } from 'rxjs'
import type { Readable } from '../../../application/kernel/store.js'

/** One member of a host's adapter. Reading it may throw, and so may whatever it gives. */
export interface Member<A> {
  readonly read: () => A
  /** Says that it broke its word. */
  readonly tell: (cause: unknown) => void
}

/** Says of a member, by its name, that it broke its word. */
export type TellOf = (name: string) => Member<unknown>['tell']

/** A member in whose place another one stands that never throws and never rejects. */
export type Guard<A> = (member: Member<A>) => A

export type Guards<Port> = { readonly [Name in keyof Port]-?: Guard<Port[Name]> }

/** What is no promise by its type, and may be one: its rejection is heard. */
const isPromise = (given: unknown, tell: (cause: unknown) => void): boolean => {
  if (!(given instanceof Promise)) return false
  given.catch(tell)
  return true
}

const attempt = <A>(run: () => A, { tell }: Pick<Member<unknown>, 'tell'>, instead: A): A => {
  try {
    const given = run()
    return isPromise(given, tell) ? instead : (given ?? instead)
  } catch (cause) {
    tell(cause)
    return instead
  }
}

/** A value that is read once. */
export const value =
  <A>(instead: NoInfer<A>): Guard<A> =>
  ({ read, tell }) =>
    attempt(read, { tell }, instead)

/** A function that answers at once. */
export const answering =
  <Args extends unknown[], A>(instead: NoInfer<A>) =>
  ({ read, tell }: Member<(...args: Args) => A>) =>
  (...args: Args): A =>
    attempt(() => read()(...args), { tell }, instead)

/** As `answering`, of a function that an adapter may do without; it then answers nothing. */
export const answeringIfThere =
  <Args extends unknown[], A>() =>
  ({ read, tell }: Member<((...args: Args) => A | undefined) | undefined>) =>
  (...args: Args): A | undefined =>
    attempt(() => read()?.(...args), { tell }, undefined)

/** A function that answers later. */
export const promising =
  <Args extends unknown[], A>(instead: NoInfer<A>) =>
  ({ read, tell }: Member<(...args: Args) => Promise<A>>) =>
  async (...args: Args): Promise<A> => {
    try {
      return await read()(...args)
    } catch (cause) {
      tell(cause)
      return instead
    }
  }

/** A question whose failures are values. */
export const question =
  <Failure, A>(failure: (cause: unknown) => Failure): Guard<TaskEither<Failure, A>> =>
  ({ read, tell }) =>
  async () => {
    try {
      const ask = read()
      isPromise(ask, tell)
      const answer = await ask()
      if (!E.isLeft(answer) && !E.isRight(answer)) throw new TypeError('The answer is neither Left nor Right')
      return answer
    } catch (cause) {
      tell(cause)
      return E.left(failure(cause))
    }
  }

/** A function that asks such a question. */
export const failing =
  <Failure>(failed: (cause: unknown) => Failure) =>
  <Args extends unknown[], A>({ read, tell }: Member<(...args: Args) => TaskEither<Failure, A>>) =>
  (...args: Args): TaskEither<Failure, A> =>
    question<Failure, A>(failed)({ read: () => read()(...args), tell })

/** What is heard; `instead` from where it breaks on. */
export const stream =
  <A>(instead: (cause: unknown) => Observable<NoInfer<A>>): Guard<Observable<A>> =>
  ({ read, tell }) =>
    defer(read).pipe(
      catchError((cause: unknown) => {
        tell(cause)
        return instead(cause)
      }),
    )

/** A state; its value is `instead` where it cannot be read. */
export const state =
  <A>(instead: NoInfer<A>, orElse: (cause: unknown) => Observable<NoInfer<A>>): Guard<Readable<A>> =>
  ({ read, tell }) => ({
    initial: attempt(() => read().initial, { tell }, instead),
    get value() {
      return attempt(() => read().value, { tell }, instead)
    },
    changes: stream<A>(orElse)({ read: () => read().changes, tell }),
  })

/** A function that gives the same state for the same question. */
export const showing = <Args extends unknown[], A>(
  instead: NoInfer<A>,
  orElse: (cause: unknown) => Observable<NoInfer<A>>,
) => {
  const known = new WeakMap<Readable<A>, Readable<A>>()
  const nothing: Readable<A> = { initial: instead, value: instead, changes: defer(() => orElse(undefined)) }
  return ({ read, tell }: Member<(...args: Args) => Readable<A>>) =>
    (...args: Args): Readable<A> => {
      const given = attempt<Readable<A> | undefined>(() => read()(...args), { tell }, undefined)
      if (given === undefined) return nothing
      const safe = known.get(given) ?? state<A>(instead, orElse)({ read: () => given, tell })
      known.set(given, safe)
      return safe
    }
}

/** The guards of any port. */
export type AnyGuards = readonly (readonly [name: string, guard: Guard<unknown>])[]

/** A member that is a function keeps its `this`: an adapter may be of a class. */
const readMember = (port: object, name: string): unknown => {
  const member: unknown = Reflect.get(port, name)
  return typeof member === 'function' ? member.bind(port) : member
}

/** An adapter, each of its members behind the guard of its name. */
export const guarded = (port: () => object, guards: AnyGuards, tellOf: TellOf): object =>
  Object.fromEntries(
    guards.map(([name, guard]) => [name, guard({ read: () => readMember(port(), name), tell: tellOf(name) })]),
  )
