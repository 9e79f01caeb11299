import type { ChainNamespace } from '../network/network.js'
import type { ConnectMethod } from '../config/options.js'
import type { Features } from '../config/features.js'
import type { View } from '../modal/view.js'

/** Namespaces on which the embedded wallet has accounts (S6-04). */
export type LoginNamespace = Extract<ChainNamespace, 'eip155' | 'solana'>

export const isLoginNamespace = (namespace: ChainNamespace): namespace is LoginNamespace =>
  namespace === 'eip155' || namespace === 'solana'

/**
 * The enabled ways to log in. They need a network on which they have accounts (S6-04), and are hidden while the page
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
 * Whether the login behind a view is on; `undefined` for other views. A login that is off is refused, not only hidden
 * (S1-09, S5-13).
 */
export const isLoginViewOn = (view: View, { email, socials }: Features): boolean | undefined => {
  if (view.name === 'EmailLogin') return email
  if (view.name !== 'ConnectingSocial' && view.name !== 'ConnectingFarcaster') return undefined
  return socials !== false && socials.includes('provider' in view ? view.provider : 'farcaster')
}
