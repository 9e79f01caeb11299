import type { Messages } from '../../application/api/Messages.js'

/** Gives the words for a key. */
export type Translate = (key: keyof Messages, values?: Readonly<Record<string, string>>) => string
