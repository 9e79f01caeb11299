import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { concatMap, defer, firstValueFrom, NEVER, type Observable, of, type SchedulerLike, timer } from 'rxjs'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import type { Readable } from '../../application/kernel/store.js'
import type { CallError, EmbeddedRpc } from '../../application/ports/embeddedWallet.js'
import { classifyRpcMethod } from '../../domain/login/rpcMethods.js'
import { makeApprovals } from './approvals.js'
import type { Frame } from './frame.js'
import type { LoginRpcUrls } from './secureSite.js'
import { rpcShapeOf } from './rpcCalls.js'
import { malformed, parseLoginChain } from './session.js'

const RETRIES = 3
const BASE_DELAY_MS = 150

/** Retries after 150, 300 and 600 ms if the frame refuses (S9-12), but not after a timeout. */
const retryRpc = <A>(task: TaskEither<CallError, A>, scheduler: SchedulerLike): TaskEither<CallError, A> => {
  const attempt = (failures: number): Observable<E.Either<CallError, A>> =>
    defer(task).pipe(
      concatMap((answer) =>
        E.isLeft(answer) && answer.left._tag === 'FrameFailed' && failures < RETRIES
          ? timer(BASE_DELAY_MS * 2 ** failures, scheduler).pipe(concatMap(() => attempt(failures + 1)))
          : of(answer),
      ),
    )
  return () => firstValueFrom(attempt(0))
}

/** A retry would be refused as already known, though the first attempt succeeded. */
const NEVER_TWICE = 'eth_sendRawTransaction'

/** Calls to the embedded wallet: allowed methods, target, and validation of answers. */
export const makeEmbeddedRpc = (deps: {
  readonly frame: Frame
  readonly networks: LoginRpcUrls
  readonly loggedIn: Readable<LoggedIn | undefined>
  readonly scheduler: SchedulerLike
}): EmbeddedRpc => {
  const { frame, networks, scheduler } = deps
  const { ask: askVisitor, ...approvals } = makeApprovals(deps)
  return {
    ...approvals,
    request: (at, { method, params }, abandoned = NEVER) => {
      const kind = classifyRpcMethod(method)
      const chain = parseLoginChain(at)
      if (kind === undefined) return TE.left({ _tag: 'RpcNotAllowed', method })
      if (chain === undefined) return TE.left({ _tag: 'LoginChainNotSupported', id: at })
      const { namespace, chainId } = chain
      const call = {
        method,
        ...(params !== undefined && { params }),
        chainNamespace: namespace,
        chainId: namespace === 'eip155' ? Number(chainId) : chainId,
        ...networks.of(at),
      }
      const question = kind === 'NotSafe' ? askVisitor(call, abandoned) : frame.ask('RPC_REQUEST', call, abandoned)
      const checked: TE.TaskEither<CallError, unknown> = async () => {
        const answer = await question()
        if (E.isLeft(answer) || rpcShapeOf(method).answer(answer.right)) return answer
        // Approved, but the sent transaction is unknown.
        return kind === 'NotSafe' && /send/i.test(method)
          ? E.left({ _tag: 'RequestOutcomeUnknown' })
          : malformed(method)
      }
      return kind === 'NotSafe' || method === NEVER_TWICE ? checked : retryRpc(checked, scheduler)
    },
  }
}
