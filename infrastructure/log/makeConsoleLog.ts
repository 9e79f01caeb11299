import type { Log } from '../../application/ports/Log.js'
import { DEFAULT_LOG_LEVEL } from '../../domain/config/defaultLogLevel.js'
import type { LogLevel } from '../../domain/config/LogLevel.js'
import { scrub } from './scrub.js'
import { summarize } from './summarize.js'

const PREFIX = '[portico]'
const FROM_SILENT: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

type Console = Pick<typeof globalThis.console, 'error' | 'warn' | 'info'>

/** The developer's console, up to a level (S9-31), without addresses, e-mails and links (S-26). The one place that writes to it. */
export const makeConsoleLog = ({
  level = DEFAULT_LOG_LEVEL,
  console = globalThis.console,
}: { readonly level?: LogLevel; readonly console?: Console } = {}): Log => {
  const at =
    (name: keyof Log) =>
    (message: string, detail?: unknown): void => {
      if (FROM_SILENT.indexOf(name) > FROM_SILENT.indexOf(level)) return
      const summary = summarize(detail)
      if (summary === undefined) console[name](PREFIX, scrub(message))
      else console[name](PREFIX, scrub(message), summary)
    }
  return { error: at('error'), warn: at('warn'), info: at('info') }
}
