import type { ConnectMethod } from '../config/ConnectMethod.js'
import type { Features } from '../config/Features.js'
import type { ChainNamespace } from '../network/ChainNamespace.js'
import { isLoginNamespace } from './isLoginNamespace.js'

/** The ways to log in that are on. They need a network they have accounts on (S6-04), and none is offered while the page takes payments (S5-13). */
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
