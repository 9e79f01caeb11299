/** Documents that visitors agree to by connecting: each an `https` address, or a path of the page's own origin. */
export interface Legal {
  readonly terms?: string | undefined
  readonly privacy?: string | undefined
  /** Version of the documents; a visitor who agreed to another one is asked again. */
  readonly version?: string | undefined
}

/** An `http(s)` address, or a path of the page's own origin. */
export const LEGAL_DOCUMENT = /^(https?:\/)?\/[^/\\]/

/** The documents and this visitor's consent; `Unknown` until the stored consent is read. */
export type LegalState = Legal & { readonly consent: 'Unknown' | 'Asked' | 'Given' }

/** The record of an agreement: exactly what was agreed to. */
export const agreementTo = ({ terms, privacy, version }: Legal): string => JSON.stringify([terms, privacy, version])
