import type { Log } from '../../application/ports/platform.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import { DEFAULT_LOG_LEVEL, type LogLevel } from '../../domain/config/options.js'

const FROM_SILENT: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

/**
 * Forwards lines up to `level` (S9-31), in order, to a log that loads with the first line: most visits log nothing. If
 * the log fails to load, unscrubbed text is not written; the console only says that a line is missing.
 */
export const makeLazyLog = (
  load: () => Promise<Log>,
  { level = DEFAULT_LOG_LEVEL }: { readonly level?: LogLevel | undefined } = {},
): Log => {
  const loaded = loadOnce(load)
  const at =
    (name: keyof Log) =>
    (message: string, detail?: unknown): void => {
      if (FROM_SILENT.indexOf(name) > FROM_SILENT.indexOf(level)) return
      loaded().then(
        (log) => log[name](message, detail),
        () => console[name]('[portico]', 'A line is missing: its code did not load'),
      )
    }
  return { error: at('error'), warn: at('warn'), info: at('info') }
}
