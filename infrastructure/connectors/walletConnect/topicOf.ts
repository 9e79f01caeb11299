import { readField } from '../../shared/readField.js'

/** The topic of a session of whatever shape. */
export const topicOf = (session: unknown): string | undefined => {
  const topic = readField(session, 'topic')
  return typeof topic === 'string' ? topic : undefined
}
