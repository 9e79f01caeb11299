import { json } from './json.js'
import type { LoggedRequest } from './LoggedRequest.js'
import type { Faults } from './makeFaults.js'
import type { Part } from './Part.js'
import { readFault } from './readFault.js'
import { readFeatures } from './readFeatures.js'
import type { Reply } from './Reply.js'
import type { RemoteFeature } from './RemoteFeature.js'

const done = json({ done: true })

/** Steers the sandbox from outside: `/control/requests`, `/control/faults` and `/control/config`. */
export const makeControl = (deps: {
  readonly faults: Faults
  readonly requests: () => readonly LoggedRequest[]
  readonly clearRequests: () => void
  readonly setFeatures: (features?: readonly RemoteFeature[]) => void
}): Part => {
  const calls: Readonly<Record<string, (body: string) => Reply>> = {
    'GET requests': () => json({ requests: deps.requests() }),
    'DELETE requests': () => (deps.clearRequests(), done),
    'GET faults': () => json({ faults: deps.faults.list() }),
    'DELETE faults': () => (deps.faults.clear(), done),
    'POST faults': (body) => {
      const fault = readFault(body)
      if (typeof fault === 'string') return json({ error: fault }, 400)
      deps.faults.add(fault)
      return done
    },
    'PUT config': (body) => {
      const features = readFeatures(body)
      if (typeof features === 'string') return json({ error: features }, 400)
      deps.setFeatures(features)
      return done
    },
    'DELETE config': () => (deps.setFeatures(), done),
  }
  return ({ method, path, body }) => {
    const call = `${method} ${path}`
    return (Object.hasOwn(calls, call) ? calls[call]?.(body) : undefined) ?? json({ error: `control knows ${Object.keys(calls).join(', ')}` }, 404)
  }
}
