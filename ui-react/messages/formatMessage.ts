/** What placeholders stand for, by name. */
export type MessageValues = Readonly<Record<string, string>>

const LATIN_AT_START = /^[\p{sc=Latin}\p{N}]/u
const LATIN_AT_END = /[\p{sc=Latin}\p{N}]$/u
const OTHER = /[^\p{sc=Latin}\p{N}\p{P}\p{S} ]/u

/**
 * Whether a value reads in one direction, whatever stands around it. In one expression the browser would go back
 * letter by letter, with a step to remember for each.
 */
const readsOneWay = (value: string): boolean =>
  !OTHER.test(value) && LATIN_AT_START.test(value) && LATIN_AT_END.test(value)

/**
 * Fills `{placeholders}`; one that no value is given for stays as it is, so that it is noticed. A value that could turn
 * the words around it is kept apart from them; one that is the whole text stands for itself.
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
