import type { LogLevel } from './LogLevel.js'

/** S9-31. */
export const DEFAULT_LOG_LEVEL: LogLevel = 'error'
