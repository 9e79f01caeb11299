import * as E from 'fp-ts/Either'
import { concatMap, filter, firstValueFrom, map, merge } from 'rxjs'
import { liveConnections } from '../../domain/connect/connections.js'
import { type Connection, type Connections, EMBEDDED_CONNECTOR_ID } from '../../domain/connect/connection.js'
import type { Features } from '../../domain/config/features.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { LoginError } from '../../domain/login/loginError.js'
import { combineRecord } from '../kernel/derive.js'
import type { Settle } from '../kernel/feature.js'
import type { Readable } from '../kernel/store.js'
import type { LoginApi, LoginCommands, LoginStates } from './loginFeature.js'

type Failure = LoginError | Extract<ConnectError, { readonly _tag: 'ModalClosed' }>
type Outcome<A> = E.Either<Failure, A>

interface Running {
  readonly _tag: string
  readonly error?: LoginError
}

const loginIn = (connections: Connections): Connection | undefined =>
  Object.values(connections)
    .flatMap(liveConnections)
    .find(({ connectorId }) => connectorId === EMBEDDED_CONNECTOR_ID)

const OVER: readonly string[] = ['Idle', 'Left', 'Failed']

/** Why a login ended without an account; `ModalClosed`: its view was left (S8-08). */
const ended = <State extends Running>({ changes }: Readable<State>) =>
  changes.pipe(
    filter(({ _tag }) => OVER.includes(_tag)),
    // After a successful login, the state changes shortly before the account is connected.
    concatMap((state) => Promise.resolve(state)),
    map(({ error }) => E.left<Failure>(error ?? { _tag: 'ModalClosed' })),
  )

const NO_WAY_IN: Outcome<never> = E.left({ _tag: 'NoAuthConnector' })

/** Logins for a host: the visitor's commands, and promises of their outcomes. */
export const makeHostLogin = ({
  login: { states },
  commands,
  connections,
  config: { features },
  settle,
}: {
  readonly login: { readonly states: LoginStates }
  readonly commands: LoginCommands
  readonly connections: Readable<Connections>
  readonly config: { readonly features: Readable<Features> }
  readonly settle: Settle
}): LoginApi => {
  /** Starts synchronously, because a login's window opens inside the caller's click (U-94). */
  const logIn = (isOn: boolean, begin: () => void, state: Readable<Running>): Promise<Outcome<Connection>> => {
    const standing = loginIn(connections.value)
    if (standing !== undefined) return Promise.resolve(E.right(standing))
    if (!isOn) return Promise.resolve(NO_WAY_IN)
    begin()
    const connected = connections.changes.pipe(
      map(loginIn),
      filter((connection) => connection !== undefined),
      map((connection): Outcome<Connection> => E.right(connection)),
    )
    return firstValueFrom(merge(connected, ended(state)))
  }
  return {
    state: combineRecord(states),
    ...commands,
    byEmail: (email) =>
      settle(() => logIn(features.value.email, () => commands.loginByEmail(email), states.emailLogin)),
    bySocial: (provider) => {
      const { socials } = features.value
      const isOn = socials !== false && socials.includes(provider)
      return settle(() => logIn(isOn, () => commands.loginBySocial(provider), states.socialLogin))
    },
    moveToEmail: (email) =>
      settle(() => {
        commands.updateEmail(email)
        const moved = states.emailUpdate.changes.pipe(
          filter((state) => state._tag === 'Updated'),
          map((state): Outcome<string> => E.right(state.email)),
        )
        return firstValueFrom(merge(moved, ended(states.emailUpdate)))
      }),
  }
}
