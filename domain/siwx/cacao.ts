import type { CaipNetworkId } from '../network/network.js'
import { type Recap, withRecap } from './recap.js'
import type { Cacao } from './session.js'
import type { SignInMessage } from './signInMessage.js'

const ISSUER = /^did:pkh:([a-z0-9-]{3,8}:[-\w]{1,32}):([\w.-]{1,128})$/

/**
 * The message that a paired wallet signed while it connected (CAIP-74). Its text is rebuilt from these fields, never
 * taken from the wallet. Its statement describes the recap's grants, whether or not the wallet wrote them there.
 * `undefined` if the issuer is not an account.
 */
export const messageOfCacao = ({ p }: Cacao, recap: Recap | undefined): SignInMessage | undefined => {
  const [, chainId, accountAddress] = ISSUER.exec(p.iss) ?? []
  if (chainId === undefined || accountAddress === undefined) return undefined
  return {
    accountAddress,
    // The cast is checked with the other fields, when the text is written.
    chainId: chainId as CaipNetworkId,
    domain: p.domain,
    uri: p.aud,
    version: p.version,
    nonce: p.nonce,
    issuedAt: p.iat,
    notBefore: p.nbf,
    expirationTime: p.exp,
    requestId: p.requestId,
    resources: p.resources,
    // Wallets write no line for an empty statement.
    statement: recap !== undefined ? withRecap(p.statement, recap) : p.statement === '' ? undefined : p.statement,
  }
}
