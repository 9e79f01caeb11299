import * as t from 'io-ts'

/** As the Wallet Standard's `SolanaSignInInput`; the wallet writes the message, and fills in its own what is missing. */
export const SIGN_IN_PARAMS = t.partial({
  domain: t.string,
  address: t.string,
  statement: t.string,
  uri: t.string,
  version: t.string,
  chainId: t.string,
  nonce: t.string,
  issuedAt: t.string,
  expirationTime: t.string,
  notBefore: t.string,
  requestId: t.string,
  resources: t.readonlyArray(t.string),
})
