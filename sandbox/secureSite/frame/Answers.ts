import type { Context } from './Context.js'
import type { Fields } from './Fields.js'

/** What is answered to messages, by their names without the prefix: the payload of the success, or a throw. */
export type Answers = Readonly<Record<string, (payload: Fields, context: Context) => unknown>>
