/**
 * Nothing that a test waits for takes longer, also where two slow cores draw every page. It is how soon a failing test
 * says so, and measures nothing: what has to be fast is measured by `npm run bench`.
 */
export const LONGEST_WAIT_MS = 20_000
