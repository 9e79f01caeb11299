import type { Fault, RequestRule, RequestRules, Rewrite } from './rules.js'
import { json, readObject, type Reply, type RequestHandler } from './handler.js'
import type { LoggedRequest } from './startServer.js'
import type { makeNames } from './names.js'
import { readSettings, type Setting, type Settings } from './settings.js'
import { readFault, readRewrite } from './readRules.js'

type Calls = Readonly<Record<string, (body: string) => Reply | Promise<Reply>>>

const done = json({ done: true })

const WRONG_FEE = { error: '"baseFee" must be a text of digits: wei a unit of gas' }

const readBaseFee = (body: string): bigint | undefined => {
  const { baseFee }: { readonly baseFee?: unknown } = readObject(body) ?? {}
  return typeof baseFee === 'string' && /^\d{1,30}$/.test(baseFee) ? BigInt(baseFee) : undefined
}

const callsForSetting = <A>(
  name: string,
  setting: Setting<A>,
  read: (body: string) => { readonly value: A } | string,
): Calls => ({
  [`PUT ${name}`]: (body) => {
    const order = read(body)
    if (typeof order === 'string') return json({ error: order }, 400)
    setting.set(order.value)
    return done
  },
  [`DELETE ${name}`]: () => (setting.set(), done),
})

const callsForOrders = <O extends RequestRule>(
  name: string,
  orders: RequestRules<O>,
  read: (body: string) => O | string,
): Calls => ({
  [`GET ${name}`]: () => json({ [name]: orders.list() }),
  [`DELETE ${name}`]: () => (orders.clear(), done),
  [`POST ${name}`]: (body) => {
    const order = read(body)
    if (typeof order === 'string') return json({ error: order }, 400)
    orders.add(order)
    return done
  },
})

/**
 * Control endpoints of the sandbox over HTTP: `/control/requests`, `faults`, `rewrites`; the wallet API's answers
 * `config`, `origins` and `analytics`; the swap mode `swap`; `names`; `poison`; and the base fee `fees`.
 */
export const makeControl = (deps: {
  readonly faults: RequestRules<Fault>
  readonly rewrites: RequestRules<Rewrite>
  readonly requests: () => readonly LoggedRequest[]
  readonly clearRequests: () => void
  readonly settings: Settings
  readonly names: ReturnType<typeof makeNames>
  readonly poison: () => Promise<void>
  readonly setBaseFee: (baseFeePerGas?: bigint) => Promise<void>
}): RequestHandler => {
  const calls: Calls = {
    'GET requests': () => json({ requests: deps.requests() }),
    'DELETE requests': () => (deps.clearRequests(), done),
    'GET names': () => json({ names: deps.names.names.list() }),
    'PUT names': deps.names.obey,
    'POST poison': () => deps.poison().then(() => done),
    'PUT fees': (body) => {
      const baseFee = readBaseFee(body)
      return baseFee === undefined ? json(WRONG_FEE, 400) : deps.setBaseFee(baseFee).then(() => done)
    },
    'DELETE fees': () => deps.setBaseFee().then(() => done),
    ...callsForOrders('faults', deps.faults, readFault),
    ...callsForOrders('rewrites', deps.rewrites, readRewrite),
    ...callsForSetting('config', deps.settings.features, readSettings.features),
    ...callsForSetting('origins', deps.settings.origins, readSettings.origins),
    ...callsForSetting('analytics', deps.settings.analytics, readSettings.analytics),
    ...callsForSetting('swap', deps.settings.swap, readSettings.swap),
  }
  return ({ method, path, body }) => {
    const call = `${method} ${path}`
    return (
      (Object.hasOwn(calls, call) ? calls[call]?.(body) : undefined) ??
      json({ error: `control knows ${Object.keys(calls).join(', ')}` }, 404)
    )
  }
}
