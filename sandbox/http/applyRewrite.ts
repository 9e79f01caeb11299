import { json, type Reply } from './handler.js'
import type { Json, Rewrite } from './rules.js'

const replaceAt = (value: unknown, [step, ...rest]: readonly string[], payload: Json): unknown => {
  if (step === undefined) return payload
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      step === '*' || step === String(index) ? replaceAt(entry, rest, payload) : entry,
    )
  if (typeof value !== 'object' || value === null) return value
  const there: unknown = new Map<string, unknown>(Object.entries(value)).get(step)
  return { ...value, [step]: replaceAt(there, rest, payload) }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const withSet = (reply: Reply, set: NonNullable<Rewrite['set']>): Reply => {
  const truth = typeof reply.body === 'string' ? readJson(reply.body) : undefined
  if (truth === undefined) return reply
  const told = Object.entries(set).reduce<unknown>(
    (before, [place, payload]) => replaceAt(before, place.split('.'), payload),
    truth,
  )
  return { ...reply, ...json(told, reply.status) }
}

const replacementOf = (truth: Reply, { set, body, base64 }: Rewrite): Reply => {
  if (base64 !== undefined)
    return {
      status: 200,
      body: Buffer.from(base64, 'base64'),
      ...(truth.type === undefined ? {} : { type: truth.type }),
    }
  if (body !== undefined) return json(body)
  return set === undefined ? truth : withSet(truth, set)
}

/** Applies a rewrite to an answer. Cache headers of the true answer are not copied to a replaced one. */
export const applyRewrite = (truth: Reply, rewrite: Rewrite): Reply => {
  const told = replacementOf(truth, rewrite)
  return { ...told, status: rewrite.status ?? told.status, headers: { ...told.headers, ...rewrite.headers } }
}
