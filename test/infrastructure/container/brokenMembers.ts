export const FAULT = new Error('broken adapter')
export const throwing = (): never => {
  throw FAULT
}
const rejecting = () => Promise.reject(FAULT)

/** Ways in which each member of an adapter can break its contract. */
export const WAYS = {
  'throws at once': () => throwing,
  'throws when it is asked': () => () => throwing(),
  'gives a question that throws': () => () => throwing,
  rejects: () => rejecting,
  'gives a question that rejects': () => () => rejecting,
  'gives nothing': () => () => undefined,
  'is not there': () => undefined,
  'throws where it is read': throwing,
} as const satisfies Readonly<Record<string, () => unknown>>

/** An adapter whose members are all of this kind. */
export const broken = (make: (name: string) => unknown): object =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? make(name) : undefined) })
