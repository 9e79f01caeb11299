const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he', 'fa', 'ur']

/** Writing direction of a BCP 47 tag. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
