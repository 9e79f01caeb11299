import type { Resolve } from '../../../application/kernel/token.js'
import type { Log } from '../../../application/ports/platform.js'
import { OPTIONS } from '../../../application/api/tokens.js'
import { makeLazyLog } from '../../log/lazyLog.js'
import { answering, type Guard, type Guards } from './guards.js'

/** Portico's own log, the fallback for a failing host log. */
const ownLog = (resolve: Resolve): Log =>
  makeLazyLog(async () => (await import('../../log/consoleLog.lazy.js')).makeConsoleLog(), {
    level: resolve(OPTIONS).logLevel,
  })

/** Repeats a line in the own log if the host's log fails. */
const logging =
  (name: keyof Log, own: () => Log): Guard<Log['error']> =>
  ({ read, report }) =>
  (message, detail) => {
    const tellAndSay = (cause: unknown): void => {
      report(cause)
      own()[name](message, detail)
    }
    answering<[string, unknown?], void>(undefined)({ read, report: tellAndSay })(message, detail)
  }

/** Guards of a host's log. */
export const logGuards = (resolve: Resolve): Guards<Log> => {
  const own = (): Log => ownLog(resolve)
  return { error: logging('error', own), warn: logging('warn', own), info: logging('info', own) }
}
