import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import {
  filter,
  firstValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  race,
  type SchedulerLike,
  Subject,
  timer,
} from 'rxjs'
import type { Approval, CallError, EmbeddedRpc } from '../../application/ports/embeddedWallet.js'
import { createStore, type Readable } from '../../application/kernel/store.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import { promptKind } from '../../domain/connect/walletRequest.js'
import { isTransactionHash } from '../../domain/account/addresses/patterns.js'
import { classifyRpcMethod, isSignedMessage } from '../../domain/login/rpcMethods.js'
import type { FakeAsking } from './fakeAsking.js'

type Answer = E.Either<CallError, unknown>

const VISITOR_MS = 300_000
const ABORT_MS = 3_000
const PAUSES_MS = [150, 300, 600]

const isAnswer = (method: string, answer: unknown): boolean => {
  if (method.startsWith('personal_') || method.startsWith('eth_sign')) return isSignedMessage(answer)
  return !method.startsWith('eth_send') || isTransactionHash(answer)
}

const placeOf = (user: LoggedIn | undefined): string => JSON.stringify([user?.address, user?.caipNetworkId])

/** Calls to a fake secure site, whose visitor is controlled by the site. */
export const fakeEmbeddedRpc = (
  deps: Pick<FakeAsking, 'ask'> & {
    readonly loggedIn: Readable<LoggedIn | undefined>
    readonly scheduler: SchedulerLike
  },
): EmbeddedRpc => {
  const approval = createStore<Approval | undefined>(undefined)
  const aborted = new Subject<void>()
  /** Resolves when no request is shown to the visitor. */
  let free: Promise<unknown> = Promise.resolve()

  const endedBy = (abandoned: Observable<unknown>, afterMs = VISITOR_MS): Observable<Answer> =>
    merge(
      aborted.pipe(map((): Answer => E.left({ _tag: 'FrameRequestAborted' }))),
      abandoned.pipe(map((): Answer => E.left({ _tag: 'ConnectionChanged' }))),
      timer(afterMs, deps.scheduler).pipe(map((): Answer => E.left({ _tag: 'FrameTimedOut', afterMs }))),
    )
  const put = async (request: { readonly method: string }, abandoned: Observable<unknown>): Promise<Answer> => {
    const over = new Subject<void>()
    approval.set({ method: request.method })
    const answer = deps.ask('RPC_REQUEST', request, { afterMs: 2 * VISITOR_MS, abandoned: over })()
    const ending = await firstValueFrom(
      race(
        answer.then(() => undefined),
        endedBy(abandoned),
      ),
    )
    approval.set(undefined)
    if (ending === undefined) return answer
    const word = deps
      .ask('RPC_ABORT', undefined, { afterMs: ABORT_MS })()
      .then((said): Answer => (E.isRight(said) ? ending : E.left({ _tag: 'RequestOutcomeUnknown' })))
    const outcome = await Promise.race([answer.then((said) => (E.isRight(said) ? said : ending)), word])
    over.next()
    return outcome
  }
  return {
    approval,
    abort: () => aborted.next(),
    request: (at, request, abandoned = NEVER) => {
      const { method } = request
      const kind = classifyRpcMethod(method)
      if (kind === undefined) return TE.left({ _tag: 'RpcNotAllowed', method })
      if (!/^(?:eip155|solana):/.test(at)) return TE.left({ _tag: 'LoginChainNotSupported', id: at })
      const once = deps.ask('RPC_REQUEST', request, { afterMs: VISITOR_MS, abandoned })
      const repeated = async (failures: number): Promise<Answer> => {
        const answer = await once()
        const pause = PAUSES_MS[failures]
        if (E.isRight(answer) || answer.left._tag !== 'FrameFailed' || pause === undefined) return answer
        await firstValueFrom(timer(pause, deps.scheduler))
        return repeated(failures + 1)
      }
      const askVisitor = async (): Promise<Answer> => {
        const before = free
        const from = placeOf(deps.loggedIn.value)
        const moved = deps.loggedIn.changes.pipe(
          filter((now) => placeOf(now) !== from),
          map((): Answer => E.left({ _tag: 'ConnectionChanged' })),
        )
        let end = (): void => undefined
        free = new Promise<void>((resolve) => (end = resolve))
        const given = await firstValueFrom(
          race(
            before.then(() => undefined),
            moved,
            endedBy(abandoned, 10 * VISITOR_MS),
          ),
        )
        if (given === undefined) return put(request, abandoned).finally(end)
        void before.then(end)
        return given
      }
      const answered =
        kind === 'NotSafe' ? askVisitor : () => (method === 'eth_sendRawTransaction' ? once() : repeated(0))
      return async () =>
        E.filterOrElse(
          (answer: unknown) => isAnswer(method, answer),
          (): CallError =>
            promptKind(method) === 'send'
              ? { _tag: 'RequestOutcomeUnknown' }
              : { _tag: 'FrameMalformed', detail: method },
        )(await answered())
    },
  }
}
