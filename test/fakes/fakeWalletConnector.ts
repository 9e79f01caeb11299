import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  asyncScheduler,
  defer,
  delay,
  filter,
  finalize,
  firstValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  race,
  type SchedulerLike,
  Subject,
  tap,
  timer,
} from 'rxjs'
import type { WalletConnector } from '../../application/ports/walletConnector.js'
import type { ConnectorEvent } from '../../domain/connect/connections.js'
import type { RequestError, WalletRequest } from '../../domain/connect/walletRequest.js'
import type { Connection } from '../../domain/connect/connection.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { InstalledWallet } from '../../domain/wallets/installedWallet.js'
import type { ScriptedWallet } from '../contracts/walletConnector/ScriptedWallet.js'
import type { WalletAnswer } from '../contracts/walletConnector/WalletAnswer.js'
import { fakeSwitches } from './fakeSwitches.js'
import { fakeSwitchNetwork } from './fakeSwitchNetwork.js'

export interface FakeWalletConnector extends WalletConnector {
  readonly wallet: ScriptedWallet
}
export interface FakeWalletOptions extends Partial<InstalledWallet> {
  /** Accounts the wallet returns, the active one first. */
  readonly accounts?: readonly [string, ...string[]]
  readonly caipNetworkId?: CaipNetworkId
  readonly scheduler?: SchedulerLike
}
type Refusals<Error> = Readonly<Record<Exclude<WalletAnswer, 'approve' | 'approveTwice' | 'staySilent'>, Error>>

const FIVE_MINUTES_MS = 5 * 60_000
const THREE_SECONDS_MS = 3_000
const ANSWER_GRACE_MS = 250
export const FAKE_ANSWER = 'signed'

const BROKEN = new Error('wallet is broken')
const REJECTED = new Error('User rejected the request.')
const CONNECT_REFUSALS: Refusals<ConnectError> = {
  reject: { _tag: 'ConnectionRejected' },
  sayPending: { _tag: 'RequestPending' },
  fail: { _tag: 'FailedToConnect', cause: BROKEN },
  answerGarbage: { _tag: 'WalletMisbehaved', detail: 'garbage' },
}
const FAILED: RequestError = { _tag: 'RequestFailed', code: -32603, message: BROKEN.message, cause: BROKEN }
const REQUEST_REFUSALS: Refusals<RequestError> = {
  reject: { _tag: 'RequestRejected', message: REJECTED.message, cause: REJECTED },
  sayPending: FAILED,
  fail: FAILED,
  answerGarbage: FAILED,
}

const afterEvent = (connection: Connection | undefined, event: ConnectorEvent): Connection | undefined => {
  const { _tag, ...said } = event
  return connection === undefined || _tag === 'Disconnected' ? undefined : { ...connection, ...said }
}

/** A connector whose wallet is scripted; approves everything at first. Its clock is `scheduler`. */
export const fakeWalletConnector = ({
  accounts: initialAccounts = [`0x${'a1'.repeat(20)}`],
  caipNetworkId = 'eip155:1',
  scheduler = asyncScheduler,
  ...info
}: FakeWalletOptions = {}): FakeWalletConnector => {
  const id = info.id ?? 'org.example.fake'
  const said = new Subject<ConnectorEvent>()
  const left = new Subject<void>()
  const requests: WalletRequest[] = []
  let script: { readonly answer: WalletAnswer; readonly afterMs: number } = { answer: 'approve', afterMs: 0 }
  let wallet: { readonly accounts: Connection['accounts']; readonly caipNetworkId: CaipNetworkId } = {
    accounts: initialAccounts,
    caipNetworkId,
  }
  let granted = false
  let known: Connection | undefined
  let prompts = 0
  let listeners = 0

  const connection = (): Connection => ({ connectorId: id, ...wallet })
  const keep = (result: E.Either<ConnectError, Connection | undefined>): void => {
    if (result._tag === 'Right') known = result.right
  }
  const answered = <Error, A>(refusals: Refusals<Error>, approved: () => A): Observable<E.Either<Error, A>> => {
    const { answer, afterMs } = script
    if (answer === 'staySilent') return NEVER
    const reply = (): E.Either<Error, A> =>
      answer === 'approve' || answer === 'approveTwice' ? E.right(approved()) : E.left(refusals[answer])
    return (afterMs > 0 ? timer(afterMs, scheduler) : of(0)).pipe(map(reply))
  }
  const within = <Error, A>(
    ms: number,
    late: Error,
    answer: Observable<E.Either<Error, A>>,
  ): Observable<E.Either<Error, A>> => race(answer, timer(ms, scheduler).pipe(map(() => E.left(late))))
  const listening = defer(() => {
    listeners += 1
    return said.pipe(finalize(() => (listeners -= 1)))
  })
  const tell = async (event: ConnectorEvent): Promise<void> => said.next(event)

  const restored = (): Observable<E.Either<ConnectError, Connection | undefined>> => {
    const { answer } = script
    if (answer === 'staySilent') return NEVER
    if (answer === 'answerGarbage' || answer === 'fail') return of(E.left(CONNECT_REFUSALS[answer]))
    return of(E.right(granted ? connection() : undefined))
  }
  const letIn = (): Connection => {
    granted = true
    return connection()
  }
  const connect: TaskEither<ConnectError, Connection> = () => {
    prompts += 1
    const late: ConnectError = { _tag: 'WalletTimedOut', afterMs: FIVE_MINUTES_MS }
    return firstValueFrom(
      within(FIVE_MINUTES_MS, late, answered(CONNECT_REFUSALS, letIn)).pipe(tap((result) => keep(result))),
    )
  }
  const request =
    (asked: WalletRequest, abandoned: Observable<unknown> = NEVER): TaskEither<RequestError, unknown> =>
    () => {
      const { accounts: [active = ''] = [] } = known ?? {}
      if (known === undefined) return Promise.resolve(E.left({ _tag: 'NotConnected' }))
      requests.push(asked)
      const away = listening.pipe(
        filter(
          (event) =>
            event._tag === 'Disconnected' || (event._tag === 'AccountsChanged' && event.accounts[0] !== active),
        ),
        delay(ANSWER_GRACE_MS, scheduler),
      )
      const moved = merge(left, away, abandoned).pipe(
        map((): E.Either<RequestError, unknown> => E.left({ _tag: 'ConnectionChanged' })),
      )
      const late: RequestError = { _tag: 'RequestTimedOut', afterMs: FIVE_MINUTES_MS }
      return firstValueFrom(
        within(
          FIVE_MINUTES_MS,
          late,
          race(
            moved,
            answered(REQUEST_REFUSALS, () => FAKE_ANSWER),
          ),
        ),
      )
    }
  const moveTo = (moved: CaipNetworkId): Promise<void> => {
    wallet = { ...wallet, caipNetworkId: moved }
    return tell({ _tag: 'ChainChanged', caipNetworkId: moved })
  }
  const at = (): CaipNetworkId => wallet.caipNetworkId
  const switches = fakeSwitches({ scheduler, at, moveTo: (moved) => void moveTo(moved), script: () => script })
  const events = defer(() => {
    let told = known
    let offered = ''
    return listening.pipe(
      filter((event) => {
        const before = told
        if (before === undefined) {
          const last = offered
          if (event._tag !== 'ChainChanged') offered = event._tag === 'AccountsChanged' ? event.accounts.join() : ''
          return offered !== '' && offered !== last
        }
        told = afterEvent(told, event)
        known = told
        return told?.accounts.join() !== before?.accounts.join() || told?.caipNetworkId !== before?.caipNetworkId
      }),
    )
  })
  return {
    namespace: 'eip155',
    name: 'Fake Wallet',
    ...info,
    id,
    connect,
    restore: () =>
      firstValueFrom(
        within<ConnectError, Connection | undefined>(
          THREE_SECONDS_MS,
          { _tag: 'WalletTimedOut', afterMs: THREE_SECONDS_MS },
          restored(),
        ).pipe(tap((result) => keep(result))),
      ),
    disconnect: async () => {
      known = undefined
      left.next()
      if (script.answer === 'staySilent') {
        await firstValueFrom(timer(THREE_SECONDS_MS, scheduler))
        return E.left({ _tag: 'FailedToDisconnect', cause: 'silence' })
      }
      if (script.answer === 'approve' || script.answer === 'approveTwice') granted = false
      return E.right(undefined)
    },
    request,
    switchNetwork: fakeSwitchNetwork({
      scheduler,
      switches,
      connected: () => known !== undefined,
      at,
      events: listening,
      left,
    }),
    events,
    wallet: {
      ...switches,
      answersWith: (answer, afterMs = 0) => {
        script = { answer, afterMs }
      },
      remembersPage: () => {
        granted = true
      },
      movesToAccount: (address) => {
        wallet = { ...wallet, accounts: [address] }
        return tell({ _tag: 'AccountsChanged', accounts: [address] })
      },
      movesToChain: moveTo,
      withdrawsAccess: () => {
        granted = false
        return tell({ _tag: 'Disconnected' })
      },
      repeatsItself: async () => {
        await tell({ _tag: 'AccountsChanged', accounts: wallet.accounts })
        await tell({ _tag: 'ChainChanged', caipNetworkId: wallet.caipNetworkId })
      },
      babbles: async () => undefined,
      grantsAccess: () => granted,
      connectPrompts: () => prompts,
      requests: () => requests,
      listeners: () => listeners,
    },
  }
}
