import * as E from 'fp-ts/Either'
import type { SchedulerLike } from 'rxjs'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import { isSameSignIn, type SignInAccount } from '../../domain/siwx/signInState.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import { inTime } from '../kernel/inTime.js'
import type { Readable } from '../kernel/store.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { SignIns } from '../ports/siwx.js'

/** Deadline for the wallet to switch back, in ms: the view cannot be left meanwhile. */
const GO_BACK_MS = 60_000

interface LeaveAccountDeps {
  readonly signIns: Pick<SignIns, 'find'>
  readonly account: Pick<Readable<SignInAccount | undefined>, 'value'>
  readonly networks: readonly Network[]
  /** The last network of this page with a session. */
  readonly last: () => CaipNetworkId | undefined
  readonly network: Pick<NetworkFeature, 'switchNetwork'>
  readonly connect: Pick<ConnectFeature, 'disconnect'>
  readonly scheduler: SchedulerLike
}

/**
 * The network to which an account without a sign-in returns (S4-16): the last one of this page with a sign-in, if that
 * session is still valid, else the first of the site's networks with a session.
 */
const lastSignedNetwork = async (
  { address, namespace, chainId }: SignInAccount,
  { signIns, networks, last }: LeaveAccountDeps,
): Promise<CaipNetworkId | undefined> => {
  const others = networks
    .filter((network) => network.chainNamespace === namespace && network.caipNetworkId !== chainId)
    .map(({ caipNetworkId }) => caipNetworkId)
    .sort((one, other) => Number(other === last()) - Number(one === last()))
  const found = await Promise.all(others.map((id) => signIns.find({ address, chainId: id })()))
  return others.find((_, index) => {
    const session = found[index]
    return session !== undefined && E.isRight(session) && session.right !== undefined
  })
}

/**
 * Leaves an account that did not sign in: switches to the last network with a session, else disconnects (S4-16). Never
 * rejects. Does nothing if another account has become active meanwhile.
 */
export const makeLeaveAccount =
  (deps: LeaveAccountDeps) =>
  async (account: SignInAccount): Promise<void> => {
    const stays = (): boolean => isSameSignIn(deps.account.value, account)
    const back = await lastSignedNetwork(account, deps)
    if (!stays()) return
    const outcome = back && (await inTime(deps, GO_BACK_MS, deps.network.switchNetwork(back))())
    const hasMoved = outcome !== undefined && E.isRight(outcome)
    if (!hasMoved && stays()) await deps.connect.disconnect(account.namespace)()
  }
