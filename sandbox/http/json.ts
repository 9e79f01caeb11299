import type { Reply } from './Reply.js'

export const json = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) })
