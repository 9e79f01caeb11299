import type { Faults } from './makeFaults.js'
import { json } from './json.js'
import type { LoggedRequest } from './LoggedRequest.js'
import type { Part } from './Part.js'
import { readFault } from './readFault.js'

/** Steers the sandbox from outside: `/control/requests` and `/control/faults`. */
export const makeControl =
  (deps: { readonly faults: Faults; readonly requests: () => readonly LoggedRequest[]; readonly clearRequests: () => void }): Part =>
  ({ method, path, body }) => {
    const call = `${method} ${path}`
    if (call === 'GET requests') return json({ requests: deps.requests() })
    if (call === 'GET faults') return json({ faults: deps.faults.list() })
    if (call === 'DELETE requests') deps.clearRequests()
    else if (call === 'DELETE faults') deps.faults.clear()
    else if (call === 'POST faults') {
      const fault = readFault(body)
      if (typeof fault === 'string') return json({ error: fault }, 400)
      deps.faults.add(fault)
    } else return json({ error: 'control knows GET and DELETE of requests and faults, and POST of faults' }, 404)
    return json({ done: true })
  }
