import type { Appearance } from '../../application/portico.js'
import type { Given } from '../../domain/config/given.js'

const DEFAULT_LOCALE = 'en-US'

/** A tag that every `Intl` accepts: `en_US` becomes `en-US`; invalid BCP 47 tags become the default. */
const toLocale = (given: unknown): string => {
  try {
    return Intl.getCanonicalLocales(String(given).replaceAll('_', '-'))[0] ?? DEFAULT_LOCALE
  } catch {
    return DEFAULT_LOCALE
  }
}

/** A host's appearance with defaults for omitted parts (S2-30). */
export const toAppearance = ({ mode, variables, locale, messages, layout }: Given<Appearance>): Appearance => ({
  mode: mode ?? 'system',
  variables: variables ?? {},
  locale: toLocale(locale),
  // A host without a compiler may pass anything; what is not a text would break the view that formats it.
  messages: Object.fromEntries(Object.entries(messages ?? {}).filter(([, text]) => typeof text === 'string')),
  layout: layout ?? 'narrow',
})
