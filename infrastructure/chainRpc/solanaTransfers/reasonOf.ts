const LONGEST = 80

/** What a chain says went wrong: its own names and numbers, and nothing that a node could put in beside them. */
export const reasonOf = (err: unknown): string =>
  JSON.stringify([err])
    .replace(/[^\w:,]/g, '')
    .slice(0, LONGEST)
