import type { Log } from '../../application/ports/Log.js'
import { DEFAULT_LOG_LEVEL } from '../../domain/config/defaultLogLevel.js'
import type { LogLevel } from '../../domain/config/LogLevel.js'

const PREFIX = '[portico]'
const FROM_SILENT: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

type Console = Pick<typeof globalThis.console, 'error' | 'warn' | 'info'>

/** The developer's console, up to a level (S9-31). The one place that writes to it. */
export const makeConsoleLog = (
  { level = DEFAULT_LOG_LEVEL, console = globalThis.console }: { readonly level?: LogLevel; readonly console?: Console } = {},
): Log => {
  const at =
    (name: keyof Log) =>
    (message: string, detail?: unknown): void => {
      if (FROM_SILENT.indexOf(name) > FROM_SILENT.indexOf(level)) return
      if (detail === undefined) console[name](PREFIX, message)
      else console[name](PREFIX, message, detail)
    }
  return { error: at('error'), warn: at('warn'), info: at('info') }
}
