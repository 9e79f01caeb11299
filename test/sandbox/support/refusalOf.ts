/** The error text of a rejection. */
export const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'it succeeded',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
