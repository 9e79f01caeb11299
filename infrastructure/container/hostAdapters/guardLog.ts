import type { Resolve } from '../../../application/kernel/token.js'
import type { Log } from '../../../application/ports/platform.js'
import { OPTIONS } from '../../../application/api/tokens.js'
import { makeLazyLog } from '../../log/lazyLog.js'
import { answering, type Guard, type Guards } from './guards.js'

/** The log of Portico, where the host's own fails. */
const ownLog = (resolve: Resolve): Log =>
  makeLazyLog(async () => (await import('../../log/consoleLog.lazy.js')).makeConsoleLog(), {
    level: resolve(OPTIONS).logLevel,
  })

/** What is said to a host's log is not lost where that fails. */
const logging =
  (name: keyof Log, own: () => Log): Guard<Log['error']> =>
  ({ read, tell }) =>
  (message, detail) => {
    const tellAndSay = (cause: unknown): void => {
      tell(cause)
      own()[name](message, detail)
    }
    answering<[string, unknown?], void>(undefined)({ read, tell: tellAndSay })(message, detail)
  }

/** The log of a host, with Portico's own behind it. */
export const logGuards = (resolve: Resolve): Guards<Log> => {
  const own = (): Log => ownLog(resolve)
  return { error: logging('error', own), warn: logging('warn', own), info: logging('info', own) }
}
