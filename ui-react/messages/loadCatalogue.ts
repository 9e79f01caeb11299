import type { Messages } from '../../application/api/Messages.js'

const CATALOGUES: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: async () => (await import('./ar.js')).ar,
}

/** The catalogue of a BCP 47 tag's language, in a chunk of its own; none for English and unknown languages. */
export const loadCatalogue = (locale: string): Promise<Messages> | undefined =>
  CATALOGUES[locale.split('-')[0] ?? '']?.()
