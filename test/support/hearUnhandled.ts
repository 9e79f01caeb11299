/** Hears what fails without anyone who catches it while the tests around it run: empty where all is caught. */
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
