/** Worst-case text for a parser; `start` and `end` surround the repeated part. */
export interface LongText {
  readonly start?: string
  readonly unit: string
  readonly end?: string
}

export type Parse = (text: string) => unknown

/** By path of the parsing file: its parsers, with their worst-case texts. */
export type LongTexts = Readonly<Record<string, readonly (readonly [Parse, ...LongText[]])[]>>
