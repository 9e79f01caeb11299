import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Call } from '../../../application/config/outagesFeature.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import type { GuardTools, PortGuard } from '../../../application/kernel/adapters.js'
import type { Resolve, Token } from '../../../application/kernel/token.js'
import { type RemoteError, unreachable } from '../../../domain/errors/remoteError.js'
import { type AnyGuards, failing, type Guard, guarded, type Guards, type Member, question } from './guards.js'

/** Guards each member of a port. */
export const guarding = <Port extends object>(
  port: Token<Port>,
  guardsOf: (resolve: Resolve) => Guards<Port>,
): PortGuard => ({
  port,
  guard: (adapter, { resolve, tellOf }) =>
    typeof adapter === 'object' && adapter !== null
      ? // Cast is safe: each guard fits its member; TypeScript cannot express that for a list of names.
        guarded(() => adapter, Object.entries(guardsOf(resolve)) as AnyGuards, tellOf)
      : adapter,
})

/** Guards a port that opens its adapter: failing to open acts like an unreachable server. */
export const opening = <Adapter extends object>(
  port: Token<TaskEither<RemoteError, Adapter>>,
  guards?: Guards<Adapter>,
): PortGuard => ({
  port,
  guard: (open, { tellOf }: GuardTools) =>
    pipe(
      // Cast is safe: anything else than a question is reported and acts like an unreachable server.
      question<RemoteError, object>(unreachable)({
        read: () => open as TaskEither<RemoteError, object>,
        tell: tellOf(''),
      }),
      TE.map((adapter) => (guards ? guarded(() => adapter, Object.entries(guards) as AnyGuards, tellOf) : adapter)),
    ),
})

/** Guards a server query; reports outages, as Portico's own adapters do. */
export const remote =
  (resolve: Resolve) =>
  <A>(call: Call): Guard<TaskEither<RemoteError, A>> =>
  (member) =>
  () =>
    resolve(OUTAGES).watch(call)(question<RemoteError, A>(unreachable)(member))()

/** Like `remote`, for a function. */
export const remotely =
  (resolve: Resolve) =>
  <Args extends unknown[], A>(call: Call) =>
  ({ read, tell }: Member<(...args: Args) => TaskEither<RemoteError, A>>) =>
  (...args: Args): TaskEither<RemoteError, A> =>
    remote(resolve)<A>(call)({ read: () => read()(...args), tell })

/** Guards a query whose failures may be answers, such as a node's refusal, so no outage is reported. */
export const asking = <Failure>() => failing<Failure | RemoteError>(unreachable)
