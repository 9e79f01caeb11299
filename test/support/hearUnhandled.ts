/** Records unhandled rejections while the surrounding tests run; empty if there are none. */
export const hearUnhandled = (): unknown[] => {
  const unhandled: unknown[] = []
  const hear = (cause: unknown): void => void unhandled.push(cause)
  before(() => {
    process.on('unhandledRejection', hear)
    process.on('uncaughtException', hear)
  })
  after(() => {
    process.off('unhandledRejection', hear)
    process.off('uncaughtException', hear)
  })
  return unhandled
}
