/** A payload before it is looked at. */
export type Fields = Readonly<Record<string, unknown>>
