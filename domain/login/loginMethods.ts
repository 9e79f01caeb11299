import type { ChainNamespace } from '../network/network.js'
import type { ConnectMethod } from '../config/options.js'
import type { Features } from '../config/features.js'
import type { View } from '../modal/view.js'

/** Where the embedded wallet has accounts (S6-04). */
export type LoginNamespace = Extract<ChainNamespace, 'eip155' | 'solana'>

export const isLoginNamespace = (namespace: ChainNamespace): namespace is LoginNamespace =>
  namespace === 'eip155' || namespace === 'solana'

/**
 * The ways to log in that are on. They need a network they have accounts on (S6-04), and are hidden while the page
 * takes payments (S5-13).
 */
export const loginMethods = (
  { email, socials, pay }: Pick<Features, 'email' | 'socials' | 'pay'>,
  namespaces: readonly ChainNamespace[],
): readonly ConnectMethod[] => {
  if (pay || !namespaces.some(isLoginNamespace)) return []
  return [
    ...(email ? (['email'] as const) : []),
    ...(socials !== false && socials.length > 0 ? (['social'] as const) : []),
  ]
}

/**
 * Whether the login is on that a view is the way into; `undefined` for other views. One that is off is refused, not
 * only hidden (S1-09, S5-13).
 */
export const isLoginViewOn = (view: View, { email, socials }: Features): boolean | undefined => {
  if (view.name === 'EmailLogin') return email
  if (view.name !== 'ConnectingSocial' && view.name !== 'ConnectingFarcaster') return undefined
  return socials !== false && socials.includes('provider' in view ? view.provider : 'farcaster')
}
