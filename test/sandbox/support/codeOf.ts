/** The code that a request was refused with. */
export const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'it succeeded',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
