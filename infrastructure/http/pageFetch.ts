import type { Fetch } from './Fetch.js'

// Taken when the module loads, before a page script can replace it (S-03).
const { fetch } = globalThis

/** The page's own `fetch`, whoever takes its name later. */
export const pageFetch: Fetch = (url, init) => fetch(url, init)
