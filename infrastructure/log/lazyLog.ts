import type { Log } from '../../application/ports/platform.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import { DEFAULT_LOG_LEVEL, type LogLevel } from '../../domain/config/options.js'

const FROM_SILENT: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

/**
 * Hands on what is said up to a level (S9-31), in order, to a log that is loaded with the first of it: most visits say
 * nothing. What cannot be scrubbed is not written: if the log does not load, only that something is missing.
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
