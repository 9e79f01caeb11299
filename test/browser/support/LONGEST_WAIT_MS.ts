/**
 * Nothing that a test waits for takes longer, also where two slow cores draw every page; CI may be slower still. It is
 * how soon a failing test says so, and measures nothing: what has to be fast is measured by `npm run bench`.
 */
export const LONGEST_WAIT_MS = process.env['CI'] === undefined ? 20_000 : 60_000
