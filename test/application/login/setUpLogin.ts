import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ConnectedWallet } from '../../../application/ports/pairing.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import { fakeLogin } from '../../fakes/fakeLogin.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aConnection } from '../../support/aConnection.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

/** Shared by all logins: a wallet that waits for a test's answers, and a network to connect on. */
export const setUpLogin = (connected?: E.Either<ConnectError, ConnectedWallet>) => {
  const wallet = fakeLogin()
  const grant: ConnectedWallet = { connector: fakeWalletConnector(), connection: aConnection() }
  const adopted: ConnectedWallet[] = []
  const connect: TaskEither<ConnectError, ConnectedWallet> = async () => connected ?? E.right(grant)
  return {
    ...makeVirtualTime(),
    wallet,
    grant,
    adopted,
    loginOptions: () => ({ chainId: 'eip155:1' }) as const,
    signAhead: undefined,
    connect,
    leadBack: (provider: string, uri: string): string => `${uri}?back=${provider}`,
    adopt: (each: ConnectedWallet): void => void adopted.push(each),
    /** Names of the requests. */
    names: (): readonly string[] => wallet.asked.map(([name]) => name),
  }
}
