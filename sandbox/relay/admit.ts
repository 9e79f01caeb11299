import { decodeJWT, verifyJWT } from '@walletconnect/relay-auth'

const PROJECT_ID = 'sandbox'

/** The client behind a socket's address, or why it is not let in, in the words of the real relay. */
export const admit = async (address: URL): Promise<{ readonly clientId: string } | { readonly reason: string }> => {
  if (address.searchParams.get('projectId') !== PROJECT_ID) return { reason: 'Unauthorized: invalid key' }
  const token = address.searchParams.get('auth') ?? ''
  const valid = await verifyJWT(token).catch(() => false)
  return valid ? { clientId: decodeJWT(token).payload.iss } : { reason: 'Unauthorized: invalid JWT' }
}
