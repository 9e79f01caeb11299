import type { Log } from '../../application/ports/platform.js'

interface LogLine {
  readonly level: keyof Log
  readonly message: string
  readonly detail: unknown
}

export interface FakeLog extends Log {
  readonly lines: readonly LogLine[]
}

export const fakeLog = (): FakeLog => {
  const lines: LogLine[] = []
  const at = (level: keyof Log) => (message: string, detail?: unknown) => void lines.push({ level, message, detail })
  return { lines, error: at('error'), warn: at('warn'), info: at('info') }
}
