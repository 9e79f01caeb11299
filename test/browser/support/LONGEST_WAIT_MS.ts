/**
 * Upper limit of every wait in a test, even if two slow cores render every page; CI may be slower still. It determines
 * how soon a failing test reports, and measures nothing: performance is measured by `npm run bench`.
 */
export const LONGEST_WAIT_MS = process.env['CI'] === undefined ? 20_000 : 60_000
