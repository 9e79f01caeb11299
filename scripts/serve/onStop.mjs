const LOOK_EVERY_MS = 200

/**
 * Calls `stop` once, on SIGINT, SIGTERM, or when the shell in which npm runs a script is gone: a signal to npm ends
 * that shell, which does not forward it.
 */
export const onStop = (stop) => {
  let stopping = false
  const stopOnce = () => {
    if (stopping) return
    stopping = true
    stop()
  }
  process.on('SIGINT', stopOnce).on('SIGTERM', stopOnce)
  // Without npm, the parent may end earlier, as a terminal does.
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && stopOnce(), LOOK_EVERY_MS).unref()
}
