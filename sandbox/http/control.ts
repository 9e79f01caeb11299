import { json } from './json.js'
import type { LoggedRequest } from './LoggedRequest.js'
import type { Faults } from './makeFaults.js'
import type { Setting } from './makeSetting.js'
import type { Part } from './Part.js'
import { readFault } from './readFault.js'
import { readSettings } from './readSettings.js'
import type { Reply } from './Reply.js'
import type { WalletApiSettings } from './WalletApiSettings.js'

type Calls = Readonly<Record<string, (body: string) => Reply>>

const done = json({ done: true })

const callsFor = <A>(name: string, setting: Setting<A>, read: (body: string) => { readonly value: A } | string): Calls => ({
  [`PUT ${name}`]: (body) => {
    const order = read(body)
    if (typeof order === 'string') return json({ error: order }, 400)
    setting.set(order.value)
    return done
  },
  [`DELETE ${name}`]: () => (setting.set(), done),
})

/** Steers the sandbox from outside: `/control/requests`, `faults`, and what the wallet API says: `config`, `origins`, `analytics`. */
export const makeControl = (deps: {
  readonly faults: Faults
  readonly requests: () => readonly LoggedRequest[]
  readonly clearRequests: () => void
  readonly settings: WalletApiSettings
}): Part => {
  const calls: Calls = {
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
    ...callsFor('config', deps.settings.features, readSettings.features),
    ...callsFor('origins', deps.settings.origins, readSettings.origins),
    ...callsFor('analytics', deps.settings.analytics, readSettings.analytics),
  }
  return ({ method, path, body }) => {
    const call = `${method} ${path}`
    return (Object.hasOwn(calls, call) ? calls[call]?.(body) : undefined) ?? json({ error: `control knows ${Object.keys(calls).join(', ')}` }, 404)
  }
}
