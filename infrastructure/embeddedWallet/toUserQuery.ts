import type { LoginPlace } from '../../application/ports/embeddedWallet/EmbeddedSession.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { LoginNetworks } from './LoginNetworks.js'

/** What is asked about a user: where, and by which kind of account, which is smart on EVM unless the visitor prefers another (S6-01). */
export const toUserQuery = (
  { at, siwxMessage }: LoginPlace,
  preferred: LoggedIn['preferredAccountType'] | undefined,
  networks: LoginNetworks,
) => {
  const rpcUrl = networks.rpcUrl(at)
  const preferredAccountType = at.startsWith('eip155:') ? (preferred ?? 'smartAccount') : 'eoa'
  return {
    chainId: at,
    preferredAccountType,
    ...(rpcUrl !== undefined && { rpcUrl }),
    ...(siwxMessage !== undefined && { siwxMessage }),
  } as const
}
