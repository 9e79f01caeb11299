import * as E from 'fp-ts/Either'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import type { SignInAccount } from '../../domain/siwx/signInState.js'
import type { SignIns } from '../ports/siwx.js'

/**
 * The network that an account goes back to where it does not sign in (S4-16): the last one of this page on which it
 * did, if that session still counts, else the first of the site's networks with a session.
 */
export const lastSignedNetwork = async (
  { address, namespace, chainId }: SignInAccount,
  {
    signIns,
    networks,
    last,
  }: {
    readonly signIns: Pick<SignIns, 'find'>
    readonly networks: readonly Network[]
    readonly last: CaipNetworkId | undefined
  },
): Promise<CaipNetworkId | undefined> => {
  const others = networks
    .filter((network) => network.chainNamespace === namespace && network.caipNetworkId !== chainId)
    .map(({ caipNetworkId }) => caipNetworkId)
    .sort((one, other) => Number(other === last) - Number(one === last))
  const found = await Promise.all(others.map((id) => signIns.find({ address, chainId: id })()))
  return others.find((_, index) => {
    const session = found[index]
    return session !== undefined && E.isRight(session) && session.right !== undefined
  })
}
