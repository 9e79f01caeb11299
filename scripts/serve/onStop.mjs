const LOOK_EVERY_MS = 200

/**
 * Calls `stop` once, on SIGINT, on SIGTERM, or when the shell is gone in which npm runs a script: a signal to npm ends
 * that shell, which passes it on to nobody.
 */
export const onStop = (stop) => {
  let stopping = false
  const stopOnce = () => {
    if (stopping) return
    stopping = true
    stop()
  }
  process.on('SIGINT', stopOnce).on('SIGTERM', stopOnce)
  // Without npm, whoever started this may end before it, as a terminal does.
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && stopOnce(), LOOK_EVERY_MS).unref()
}
