/** The words that something was refused with. */
export const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'it succeeded',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
