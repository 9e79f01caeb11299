import { randomUUID } from 'node:crypto'
import type { SocialProvider } from '../accounts/SocialProvider.js'
import { SiteError } from '../SiteError.js'

/** A visitor on their way through a provider's page. */
interface Consent {
  readonly provider: SocialProvider
  readonly device: string
  readonly appOrigin: string
  /** What they go by there, once they agreed. */
  name?: string
}

export interface Consents {
  /** Gives the word that the provider's page is opened with. */
  readonly begin: (consent: Consent) => string
  readonly byState: (state: string) => Consent
  /** Gives the code that stands for the agreement, good for one login. */
  readonly agree: (state: string, name: string) => string
  readonly redeem: (code: string, device: string) => Consent & { readonly name: string }
  readonly clear: () => void
}

export const makeConsents = (): Consents => {
  const byState = new Map<string, Consent>()
  const byCode = new Map<string, Consent & { readonly name: string }>()
  const find = (state: string): Consent => {
    const consent = byState.get(state)
    if (consent === undefined) throw new SiteError('Nobody asked for this login')
    return consent
  }
  return {
    begin: (consent) => {
      const state = randomUUID()
      byState.set(state, consent)
      return state
    },
    byState: find,
    agree: (state, name) => {
      const consent = find(state)
      byState.delete(state)
      const code = randomUUID()
      byCode.set(code, { ...consent, name })
      return code
    },
    redeem: (code, device) => {
      const agreed = byCode.get(code)
      // A code that another browser was given logs nobody in here.
      if (agreed?.device !== device) throw new SiteError('This login is not valid')
      byCode.delete(code)
      return agreed
    },
    clear: () => {
      byState.clear()
      byCode.clear()
    },
  }
}
