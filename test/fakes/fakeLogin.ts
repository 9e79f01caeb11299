import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Approval, EmbeddedWallet, FrameBox, FrameState } from '../../application/ports/embeddedWallet.js'
import { createStore, type Store } from '../../application/kernel/store.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import type { LoginError } from '../../domain/login/loginError.js'
import { turn } from '../support/turn.js'

type Answer = E.Either<LoginError, unknown>

export interface FakeLogin extends EmbeddedWallet {
  /** The requests, in order, with their parameters. */
  readonly asked: readonly (readonly [name: string, ...details: unknown[]])[]
  /** Answers the latest open request of this name, and lets the caller continue. */
  readonly answer: (name: string, value?: unknown) => Promise<void>
  readonly refuse: (name: string, error: LoginError) => Promise<void>
  readonly user: Store<LoggedIn | undefined>
  readonly approvals: Store<Approval | undefined>
  readonly smartNetworks: Store<readonly number[]>
  readonly frameState: Store<FrameState>
  readonly shownAt: () => FrameBox | undefined
}

/** An embedded wallet without answers of its own: a test gives each answer. */
export const fakeLogin = (): FakeLogin => {
  const asked: [string, ...unknown[]][] = []
  const open = new Map<string, ((answer: Answer) => void)[]>()
  const user = createStore<LoggedIn | undefined>(undefined)
  const approvals = createStore<Approval | undefined>(undefined)
  const smartNetworks = createStore<readonly number[]>([])
  const frameState = createStore<FrameState>({ _tag: 'Absent' })
  let box: FrameBox | undefined

  const note = (name: string, ...details: unknown[]): void => void asked.push([name, ...details])
  /** Casts the answer, which the test provides. */
  const ask = <A>(name: string, ...details: unknown[]): TaskEither<LoginError, A> =>
    (() => {
      note(name, ...details)
      return new Promise<Answer>((resolve) => open.set(name, [...(open.get(name) ?? []), resolve]))
    }) as TaskEither<LoginError, A>
  const settle = (name: string, answer: Answer): Promise<void> => {
    const waiting = open.get(name)?.pop()
    if (waiting === undefined) throw new Error(`nobody asked ${name}`)
    waiting(answer)
    return turn()
  }
  return {
    asked,
    answer: (name, value) => settle(name, E.right(value)),
    refuse: (name, error) => settle(name, E.left(error)),
    user,
    approvals,
    smartNetworks,
    frameState,
    shownAt: () => box,
    email: {
      sent: () => undefined,
      start: (email) => ask('start', email),
      confirmDevice: ask('confirmDevice'),
      enterCode: (code) => ask('enterCode', code),
    },
    emailUpdate: {
      start: (email) => ask('startUpdate', email),
      enterPrimaryCode: (code) => ask('enterPrimaryCode', code),
      enterSecondaryCode: (code) => ask('enterSecondaryCode', code),
    },
    social: {
      redirectUri: (provider) => ask('redirectUri', provider),
      connect: (uri, place) => ask('connectSocial', uri, place),
      farcasterUri: ask('farcasterUri'),
      connectFarcaster: ask('connectFarcaster'),
    },
    session: {
      loggedIn: user,
      isConnected: ask('isConnected'),
      fetchUser: (place) => ask('fetchUser', place),
      forget: () => undefined,
      signOut: async () => {
        note('signOut')
        user.set(undefined)
        return E.right(undefined)
      },
    },
    account: {
      chainId: ask('chainId'),
      switchTo: (id) => ask('switchTo', id),
      prefer: (type) => ask('prefer', type),
      smartAccountNetworks: smartNetworks,
      initSmartAccount: ask('initSmartAccount'),
    },
    rpc: {
      request: (at, request) => ask('request', at, request),
      approval: approvals,
      abort: () => {
        note('abort')
        approvals.set(undefined)
      },
    },
    frame: {
      state: frameState,
      show: (next) => void (box = next),
      hide: () => void (box = undefined),
      syncTheme: (theme) => ask('syncTheme', theme),
      reload: ask('reload'),
    },
  }
}
