/** What placeholders stand for, by name. */
export type MessageValues = Readonly<Record<string, string>>

/** Reads in one direction, whatever stands around it. */
const ONE_DIRECTION = /^[\p{sc=Latin}\p{N}]([\p{sc=Latin}\p{N}\p{P}\p{S} ]*[\p{sc=Latin}\p{N}])?$/u

/**
 * Fills `{placeholders}`; one that no value is given for stays as it is, so that it is noticed. A value that could turn
 * the words around it is kept apart from them; one that is the whole text stands for itself.
 */
export const formatMessage = (template: string, values: MessageValues = {}): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return placeholder
    return placeholder === template || ONE_DIRECTION.test(value) ? value : `\u2068${value}\u2069`
  })

const RIGHT_TO_LEFT = /^(ar|he|fa|ur)(-|$)/

/** Writing direction of a BCP 47 tag. */
export const textDirection = (locale: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr')
