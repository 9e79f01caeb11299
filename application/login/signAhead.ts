import { firstValueFrom, from, map, race, type SchedulerLike, timer } from 'rxjs'
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
    const tell = (reason: string): void => log.warn('PTC-SIGN-IN-FAILED', reason)
    const prepare = async (): Promise<SignInAhead | undefined> => {
      try {
        const [{ prepareSilentSignIn }, signIns] = await Promise.all([import('./silentSignIn.js'), openSignIns()])
        return (
          signIns &&
          (await prepareSilentSignIn({ signIns, origin: host.origin ?? '', now: () => scheduler.now(), tell }, chainId))
        )
      } catch {
        tell('ChunkNotLoaded')
        return undefined
      }
    }
    const late = timer(READY_MS, scheduler).pipe(map(() => undefined))
    return firstValueFrom(race(from(prepare()), late))
  }
