import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { firstValueFrom, NEVER, type SchedulerLike, Subject, timer } from 'rxjs'
import type { Approval, EmbeddedRpc } from '../../application/ports/embeddedWallet.js'
import { createStore } from '../../application/kernel/store.js'
import { isTransactionHash } from '../../domain/account/addresses/patterns.js'
import { classifyRpcMethod, isSignedMessage } from '../../domain/login/rpcMethods.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { FakeAsking } from './fakeAsking.js'

const VISITOR_MS = 300_000
const PAUSES_MS = [150, 300, 600]

const isAnswer = (method: string, answer: unknown): boolean => {
  if (method.startsWith('personal_') || method.startsWith('eth_sign')) return isSignedMessage(answer)
  return !method.startsWith('eth_send') || isTransactionHash(answer)
}

/** Calls to a fake secure site, whose visitor does as the site is told. */
export const fakeEmbeddedRpc = (
  deps: Pick<FakeAsking, 'ask'> & { readonly scheduler: SchedulerLike; readonly tell: (name: string) => void },
): EmbeddedRpc => {
  const approval = createStore<Approval | undefined>(undefined)
  const aborted = new Subject<void>()
  let open: readonly Approval[] = []
  const change = (next: readonly Approval[]): void => {
    open = next
    approval.set(open[0])
  }
  return {
    approval,
    abort: () => {
      const waiting = open
      aborted.next()
      for (const _each of waiting) deps.tell('RPC_ABORT')
    },
    request: (at, request) => {
      const { method } = request
      const kind = classifyRpcMethod(method)
      if (kind === undefined) return TE.left({ _tag: 'RpcNotAllowed', method })
      if (!/^(?:eip155|solana):/.test(at)) return TE.left({ _tag: 'LoginChainNotSupported', id: at })
      const once = deps.ask('RPC_REQUEST', request, {
        afterMs: VISITOR_MS,
        abandoned: kind === 'NotSafe' ? aborted : NEVER,
      })
      const repeated = async (failures: number): Promise<E.Either<LoginError, unknown>> => {
        const answer = await once()
        const pause = PAUSES_MS[failures]
        if (E.isRight(answer) || answer.left._tag !== 'FrameFailed' || pause === undefined) return answer
        await firstValueFrom(timer(pause, deps.scheduler))
        return repeated(failures + 1)
      }
      const askVisitor = async (): Promise<E.Either<LoginError, unknown>> => {
        const own: Approval = { method }
        change([...open, own])
        return once().finally(() => change(open.filter((each) => each !== own)))
      }
      const answered =
        kind === 'NotSafe' ? askVisitor : () => (method === 'eth_sendRawTransaction' ? once() : repeated(0))
      return async () =>
        E.filterOrElse(
          (answer: unknown) => isAnswer(method, answer),
          (): LoginError => ({ _tag: 'FrameMalformed', detail: method }),
        )(await answered())
    },
  }
}
