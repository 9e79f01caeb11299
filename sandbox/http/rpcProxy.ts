import { json } from './json.js'
import type { Part } from './Part.js'

/** Hands JSON-RPC on to the chain, so that the log and the faults reach it too. */
export const makeRpcProxy =
  (url: string): Part =>
  async ({ method, body }) => {
    if (method !== 'POST') return json({ error: 'JSON-RPC is POST' }, 405)
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return { status: answer.status, body: await answer.text() }
  }
