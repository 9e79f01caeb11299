import { filter, firstValueFrom, timeout } from 'rxjs'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { OpenRelay } from './LoadedRelay.js'
import { makePairing } from './makePairing.js'
import { makeRelayHolder } from './makeRelayHolder.js'
import { makeSessionProvider } from './makeSessionProvider.js'
import { makeSessionState } from './makeSessionState.js'
import { namespacesAsked } from './namespacesAsked.js'

const USER_REJECTED = 4001
/** A pairing that nobody waits for any more is given up, and a late approval of it ends. */
const CONNECT_DEADLINE_MS = 5 * 60_000

/** Pairings, and the session that comes of them, as a provider like any other. */
export const openRelay: OpenRelay = ({ open, networks, visible, scheduler, grants }) => {
  const asked = namespacesAsked(networks)
  const holder = makeRelayHolder({ open, asked, visible, scheduler })
  const pairing = makePairing({ holder, asked, grants, scheduler })
  const pair = async (): Promise<void> => {
    const end = await firstValueFrom(
      pairing.begin.pipe(
        filter(({ _tag }) => _tag !== 'Linked'),
        timeout({ first: CONNECT_DEADLINE_MS, scheduler }),
      ),
    )
    // A session without an account is no session: the connector finds none, and says so.
    if (end._tag === 'Approved' || (end._tag === 'Failed' && end.error._tag === 'NothingGranted')) return
    throw Object.assign(new Error(end._tag === 'Failed' ? end.error._tag : end._tag), end._tag === 'Rejected' ? { code: USER_REJECTED } : {})
  }
  const preferred = (granted: readonly CaipNetworkId[]): CaipNetworkId | undefined =>
    networks.map(({ caipNetworkId }) => caipNetworkId).find((id) => granted.includes(id))
  return {
    pairing,
    provider: makeSessionProvider({ holder, pair, state: makeSessionState({ holder, preferred }) }),
    wallet: () => holder.session.value?.wallet,
    dispose: holder.dispose,
  }
}
