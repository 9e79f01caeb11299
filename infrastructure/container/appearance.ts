import type { Appearance } from '../../application/portico.js'
import { type Given, withoutUndefined } from '../../domain/config/given.js'

const DEFAULT_LOCALE = 'en-US'

/** A tag that every `Intl` takes: `en_US` is `en-US`, and what is no BCP 47 tag at all is the default. */
const toLocale = (given: unknown): string => {
  try {
    return Intl.getCanonicalLocales(String(given).replaceAll('_', '-'))[0] ?? DEFAULT_LOCALE
  } catch {
    return DEFAULT_LOCALE
  }
}

/** A host's look and language, with the product's defaults for what it leaves out (S2-30). */
export const toAppearance = ({ mode, variables, locale, messages, layout }: Given<Appearance>): Appearance => ({
  mode: mode ?? 'system',
  variables: variables ?? {},
  locale: toLocale(locale),
  messages: withoutUndefined(messages ?? {}),
  layout: layout ?? 'narrow',
})
