import type { ChainNamespace } from '../network/ChainNamespace.js'
import type { LoginNamespace } from './LoginNamespace.js'

export const isLoginNamespace = (namespace: ChainNamespace): namespace is LoginNamespace =>
  namespace === 'eip155' || namespace === 'solana'
