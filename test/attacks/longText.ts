/** Text of a length that costs a parser most; `start` and `end` stand around what is repeated. */
export interface LongText {
  readonly start?: string
  readonly unit: string
  readonly end?: string
}

export type Parse = (text: string) => unknown

/** By the path of the file that reads a text: its parsers, and what costs each of them most. */
export type LongTexts = Readonly<Record<string, readonly (readonly [Parse, ...LongText[]])[]>>
