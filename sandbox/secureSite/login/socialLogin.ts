import { randomUUID } from 'node:crypto'
import { SOCIAL_PROVIDERS, type SocialProvider, type User, type Users } from '../accounts/users.js'
import { readFields, SiteError } from '../frame/fields.js'
import { type AccountDeps, connectedUser } from '../accounts/accountAnswers.js'
import type { FrameContext, FrameHandlers } from '../frame/context.js'

/** A login at a provider's page. */
interface Consent {
  readonly provider: SocialProvider
  /** `undefined` if the browser keeps nothing for the frame, which then returns as another device. */
  readonly device: string | undefined
  readonly appOrigin: string
  /** User name at the provider, once approved. */
  name?: string
}

export interface Consents {
  /** Returns the state with which the provider's page is opened. */
  readonly begin: (consent: Consent) => string
  readonly byState: (state: string) => Consent
  /** Returns the code for an approval, valid for one login. */
  readonly agree: (state: string, name: string) => string
  readonly redeem: (
    code: string,
    by: { readonly device: string; readonly appOrigin: string },
  ) => Consent & { readonly name: string }
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
    redeem: (code, { device, appOrigin }) => {
      const agreed = byCode.get(code)
      // A code issued to another browser or app is invalid here.
      if (agreed?.appOrigin !== appOrigin || (agreed.device ?? device) !== device)
        throw new SiteError('This login is not valid')
      byCode.delete(code)
      return agreed
    },
    clear: () => {
      byState.clear()
      byCode.clear()
    },
  }
}

interface SocialDeps extends AccountDeps {
  readonly users: Users
  readonly consents: Consents
  readonly origin: () => string
}

/** Providers that disclose no e-mail address. */
const WITHOUT_EMAIL: readonly SocialProvider[] = ['x', 'discord']

const codeIn = (uri: string): string => (URL.canParse(uri) ? (new URL(uri).searchParams.get('code') ?? '') : '')

const providerIn = (name: string): SocialProvider => {
  const found = SOCIAL_PROVIDERS.find((provider) => provider === name && provider !== 'farcaster')
  if (found === undefined) throw new SiteError(`${name} is no provider`)
  return found
}

/** Social login (wire reference 1.13). */
export const socialLoginHandlers = (
  { users, consents, origin, ...deps }: SocialDeps,
  account: FrameHandlers,
): FrameHandlers => {
  const logInWith = (uri: string, { frame, appOrigin, logIn }: FrameContext): User => {
    const { provider, name } = consents.redeem(codeIn(uri), { device: frame.device, appOrigin })
    const email = WITHOUT_EMAIL.includes(provider) ? null : `${name.replaceAll(/\s+/g, '.')}@${provider}.example`
    // Discord appends a 0 to names, which apps remove (wire reference 1.16).
    const user = users.withSocial({ provider, name, email, userName: provider === 'discord' ? `${name}0` : name })
    logIn(user)
    return user
  }
  return {
    GET_SOCIAL_REDIRECT_URI: (payload, { frame, keeps, appOrigin }) => {
      const provider = providerIn(readFields.text(payload, 'provider'))
      const state = consents.begin({ provider, device: keeps ? frame.device : undefined, appOrigin })
      return { uri: `${origin()}/consent?state=${state}` }
    },
    CONNECT_SOCIAL: async (payload, context) => {
      const user = logInWith(readFields.text(payload, 'uri'), context)
      return { ...(await connectedUser(deps, user, payload, context)).said, userName: user.userName }
    },
    GET_USER: (payload, context) => {
      const uri = readFields.maybeText(payload, 'socialUri')
      if (uri !== undefined) logInWith(uri, context)
      return account['GET_USER']?.(payload, context)
    },
  }
}
