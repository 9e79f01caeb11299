/** From silent to chatty; the default is `error` (S9-31). */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'
