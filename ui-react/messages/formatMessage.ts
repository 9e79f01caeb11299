/** Values of placeholders, by name. */
export type MessageValues = Readonly<Record<string, string>>

const LATIN_AT_START = /^[\p{sc=Latin}\p{N}]/u
const LATIN_AT_END = /[\p{sc=Latin}\p{N}]$/u
const OTHER = /[^\p{sc=Latin}\p{N}\p{P}\p{S} ]/u

/**
 * Whether a value has one writing direction, whatever surrounds it. As a single expression it would backtrack letter by
 * letter, and remember each step.
 */
const readsOneWay = (value: string): boolean =>
  !OTHER.test(value) && LATIN_AT_START.test(value) && LATIN_AT_END.test(value)

/**
 * Fills `{placeholders}`; one without a value stays as it is, so that it is noticed. A value that could change the
 * direction of the surrounding text is isolated, unless it is the whole text.
 */
export const formatMessage = (template: string, values: MessageValues = {}): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return placeholder
    return placeholder === template || readsOneWay(value) ? value : `\u2068${value}\u2069`
  })

const RIGHT_TO_LEFT = /^(ar|he|fa|ur)(-|$)/

/** Writing direction of a BCP 47 tag. */
export const textDirection = (locale: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr')
