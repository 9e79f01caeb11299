import type { TaskEither } from 'fp-ts/TaskEither'
import type { Call } from '../../../application/config/outagesFeature.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import type { PortGuard } from '../../../application/kernel/adapters.js'
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
    // Casts are safe: a member of what is no object cannot be read, which is reported, and each guard fits its member.
    guarded(() => adapter as object, Object.entries(guardsOf(resolve)) as AnyGuards, tellOf),
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
  ({ read, report }: Member<(...args: Args) => TaskEither<RemoteError, A>>) =>
  (...args: Args): TaskEither<RemoteError, A> =>
    remote(resolve)<A>(call)({ read: () => read()(...args), report })

/** Guards a query whose failures may be answers, such as a node's refusal, so no outage is reported. */
export const asking = failing(unreachable)
