import { connectedUser } from '../accounts/connectedUser.js'
import type { Users } from '../accounts/makeUsers.js'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../accounts/SocialProvider.js'
import type { User } from '../accounts/User.js'
import type { Answers } from '../frame/Answers.js'
import type { Context } from '../frame/Context.js'
import { readFields } from '../frame/readFields.js'
import { SiteError } from '../SiteError.js'
import type { Wallet } from '../wallet/makeWallet.js'
import type { Consents } from './makeConsents.js'

interface SocialDeps {
  readonly users: Users
  readonly consents: Consents
  readonly wallet: Wallet
  readonly origin: () => string
}

/** Providers that tell nobody an address. */
const WITHOUT_EMAIL: readonly SocialProvider[] = ['x', 'discord']

const codeIn = (uri: string): string => (URL.canParse(uri) ? (new URL(uri).searchParams.get('code') ?? '') : '')

const providerIn = (name: string): SocialProvider => {
  const found = SOCIAL_PROVIDERS.find((provider) => provider === name && provider !== 'farcaster')
  if (found === undefined) throw new SiteError(`${name} is no provider`)
  return found
}

/** Logging in with somebody who vouches for the visitor (wire reference 1.13). */
export const socialAnswers = ({ users, consents, wallet, origin }: SocialDeps, account: Answers): Answers => {
  const logInWith = (uri: string, { frame, logIn }: Context): User => {
    const { provider, name } = consents.redeem(codeIn(uri), frame.device)
    const email = WITHOUT_EMAIL.includes(provider) ? null : `${name.replaceAll(/\s+/g, '.')}@${provider}.example`
    // Discord gives names with a 0 at their end, which apps take off (wire reference 1.16).
    const user = users.withSocial({ provider, name, email, userName: provider === 'discord' ? `${name}0` : name })
    logIn(user)
    return user
  }
  return {
    GET_SOCIAL_REDIRECT_URI: (payload, { frame, appOrigin }) => {
      const provider = providerIn(readFields.text(payload, 'provider'))
      return { uri: `${origin()}/consent?state=${consents.begin({ provider, device: frame.device, appOrigin })}` }
    },
    CONNECT_SOCIAL: async (payload, context) => {
      const user = logInWith(readFields.text(payload, 'uri'), context)
      return { ...(await connectedUser(wallet, user, payload, context)).said, userName: user.userName }
    },
    GET_USER: (payload, context) => {
      const uri = readFields.maybeText(payload, 'socialUri')
      if (uri !== undefined) logInWith(uri, context)
      return account['GET_USER']?.(payload, context)
    },
  }
}
