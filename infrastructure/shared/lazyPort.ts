import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'

/** A failure that each question of a port may have. */
type SharedFailure<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => TaskEither<infer Failure, unknown>
    ? (failure: Failure) => void
    : never
}[keyof Port] extends (failure: infer Shared) => void
  ? Shared
  : never

type Ask = (...args: unknown[]) => TaskEither<unknown, unknown>

/** A port of questions whose adapter is opened by the first question, which fails if the opening fails. */
export const lazyPort = <Port extends object>(opened: TaskEither<SharedFailure<Port>, Port>): Port => {
  const later =
    (name: string): Ask =>
    (...args) =>
      pipe(
        opened as TaskEither<unknown, Record<string, Ask>>,
        TE.flatMap((port) => (port[name] as Ask)(...args)),
      )
  // Cast is safe: each question forwards to the one of its name. Promises must not find a `then`.
  return new Proxy({} as Port, {
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? later(name) : undefined),
  })
}
