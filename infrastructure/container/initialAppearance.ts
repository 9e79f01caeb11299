import type { Appearance } from '../../application/api/Appearance.js'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'

/** The host's look and language, with the product's defaults (S2-30). */
export const initialAppearance = ({ theme, locale, messages }: PorticoOptions): Appearance => ({
  mode: theme?.mode ?? 'system',
  variables: theme?.variables ?? {},
  locale: locale ?? 'en-US',
  messages: messages ?? {},
})
