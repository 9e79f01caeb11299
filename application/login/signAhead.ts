import * as E from 'fp-ts/Either'
import type { SchedulerLike } from 'rxjs'
import { inTime } from '../kernel/inTime.js'
import type { HostEnvironment, Log } from '../ports/platform.js'
import type { SignIns } from '../ports/siwx.js'
import type { SignAhead, SignInAhead } from './completeLogin.js'

/** Deadline for preparing a login's sign-in, including its chunk load (ms). */
const READY_MS = 10_000

/**
 * Prepares a sign-in for each login on an EVM network; its code is loaded with the first. If that fails or takes too
 * long, the login continues without it, and the visitor is asked to sign in as with any wallet.
 */
export const makeSignAhead =
  ({
    openSignIns,
    host,
    log,
    scheduler,
  }: {
    readonly openSignIns: () => Promise<SignIns | undefined>
    readonly host: Pick<HostEnvironment, 'origin'>
    readonly log: Pick<Log, 'warn'>
    readonly scheduler: SchedulerLike
  }): SignAhead =>
  (chainId) => {
    if (!chainId.startsWith('eip155:')) return Promise.resolve(undefined)
    const logFailure = (reason: string): void => log.warn('PTC-SIGN-IN-FAILED', reason)
    const prepare = async (): Promise<E.Either<undefined, SignInAhead | undefined>> => {
      try {
        const [{ prepareSilentSignIn }, signIns] = await Promise.all([import('./silentSignIn.js'), openSignIns()])
        const deps = { origin: host.origin ?? '', now: () => scheduler.now(), logFailure }
        return E.right(signIns && (await prepareSilentSignIn({ ...deps, signIns }, chainId)))
      } catch {
        logFailure('ChunkNotLoaded')
        return E.left(undefined)
      }
    }
    return inTime({ scheduler }, READY_MS, prepare)().then((ready) => (E.isRight(ready) ? ready.right : undefined))
  }
