/** An error reply of the site. */
export class SiteError extends Error {}

/** An unvalidated payload. */
export type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads fields of an unvalidated payload. */
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
