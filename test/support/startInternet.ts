import { type Route, type Routes, startRoutes } from './startRoutes.js'

interface Question {
  readonly origin?: string | URL
  readonly path: string
}
/** The dispatcher of Node's own `fetch`. */
interface Dispatcher {
  readonly dispatch: (question: Question, handler: unknown) => boolean
}

const DISPATCHER = Symbol.for('undici.globalDispatcher.1')
const isDispatcher = (value: unknown): value is Dispatcher =>
  typeof value === 'object' && value !== null && 'dispatch' in value && typeof value.dispatch === 'function'

export interface Internet extends Pick<Routes, 'say' | 'close'> {
  /** The requested URLs, in order. */
  readonly asked: readonly string[]
}

/**
 * Makes one local server answer for every host, by path only, until closed. The product keeps the `fetch` of its load
 * time, so a stub would get no requests.
 */
export const startInternet = async (routes: Readonly<Record<string, Route>> = {}): Promise<Internet> => {
  const server = await startRoutes(routes)
  // The first request creates the dispatcher.
  await fetch('data:,')
  const own: unknown = Reflect.get(globalThis, DISPATCHER)
  if (!isDispatcher(own)) throw new Error('This Node carries its requests otherwise.')
  const asked: string[] = []
  Reflect.set(globalThis, DISPATCHER, {
    dispatch: (question: Question, handler: unknown) => {
      asked.push(`${String(question.origin)}${question.path}`)
      return own.dispatch({ ...question, origin: server.url }, handler)
    },
  } satisfies Dispatcher)
  return {
    asked,
    say: server.say,
    close: async () => {
      Reflect.set(globalThis, DISPATCHER, own)
      await server.close()
    },
  }
}
