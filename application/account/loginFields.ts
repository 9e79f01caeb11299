import type { AccountState } from '../../domain/account/AccountState.js'
import { EMBEDDED } from '../../domain/connect/EMBEDDED.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import { isLoginNamespace } from '../../domain/login/isLoginNamespace.js'
import type { SocialLoginState } from '../../domain/login/SocialLoginState.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'

type LoginFields = Partial<
  Pick<AccountState, 'user' | 'smartAccountDeployed' | 'preferredAccountType' | 'socialProvider' | 'farcasterUrl'>
>

/** What an account state says of a login (S3-01, S3-02): nothing while another wallet, or none, is connected on the namespace. */
export const loginFields = (
  namespace: ChainNamespace,
  connection: NamespaceConnection,
  { user, social }: { readonly user: LoggedIn | undefined; readonly social: SocialLoginState },
): LoginFields => {
  // A visitor who went over to another namespace has left this one.
  if (
    user?.caipNetworkId.startsWith(`${namespace}:`) === true &&
    connection._tag === 'Connected' &&
    connection.active.connectorId === EMBEDDED
  ) {
    const { smartAccountDeployed, preferredAccountType, socialProvider } = user
    return { user, smartAccountDeployed, preferredAccountType, socialProvider }
  }
  return social._tag === 'FarcasterCode' && isLoginNamespace(namespace) ? { farcasterUrl: social.uri } : {}
}
