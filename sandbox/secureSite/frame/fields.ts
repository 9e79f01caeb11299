/** What the site says in an error reply. */
export class SiteError extends Error {}

/** A payload before it is looked at. */
export type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads what somebody sent: a text, an object, either or nothing. */
export const readFields = {
  fields: (value: unknown): Fields => (isRecord(value) ? value : {}),
  text: (fields: Fields, name: string): string => {
    const value = fields[name]
    if (typeof value !== 'string' || value === '') throw new SiteError(`"${name}" must be a text`)
    return value
  },
  maybeText: (fields: Fields, name: string): string | undefined => {
    const value = fields[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  },
}
