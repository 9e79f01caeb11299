import { assert } from 'chai'
import type { NamespaceConnection } from '../../../domain/connect/connection.js'
import { HAS_LONG_WALKS } from '../../../scripts/test/onChange.js'
import { STEPS } from './STEPS.js'
import { beginWalk, STARTS, type Walk } from './beginWalk.js'
import { watchWaits } from './watchWaits.js'

/** Random walks of any length reach the same states each time (`model.test.ts`). */
const DEPTH = HAS_LONG_WALKS ? 2 : 1
/** Minimum number of states, with and without wallets of the page. */
const LEAST = DEPTH === 2 ? ([300, 50] as const) : ([40, 5] as const)
/** Longer than any deadline. */
const SILENCE_MS = 310_000

type Start = (typeof STARTS)[number]
type Path = readonly string[]
interface Visit {
  readonly start: Start
  readonly path: Path
}

const walkTo = async ({ start, path }: Visit): Promise<Walk> => {
  const walk = await beginWalk(start)
  for (const step of path) {
    await STEPS[step]?.(walk)
    await walk.time.advance(0)
  }
  return walk
}
const viewsOf = ({ core }: Walk): Path =>
  core.modal.value._tag === 'Open' ? core.modal.value.history.map(({ name }) => name) : []
const standing = (state: NamespaceConnection): string =>
  state._tag === 'Connected' ? `${state.active.connectorId}@${state.active.caipNetworkId}` : state._tag

/** Identifies a state: the visible and the previous view, pending operations, and connections. */
const stateOf = (walk: Walk): string => {
  const { attempt, networkSwitch, pairing, connections, network } = walk.core
  const { eip155, solana } = connections.value
  const undoable = walk.profile.state.value.undoable.length > 0 ? 'undoable' : ''
  return [
    viewsOf(walk).slice(-2).join('<'),
    attempt.value._tag,
    networkSwitch.value._tag,
    pairing.value._tag,
    standing(eip155),
    standing(solana),
    network.value.activeNamespace,
    undoable,
  ].join(' ')
}

/** By back alone; afterwards a disconnected visitor gets Connect. */
const checkWaysOut = async (visit: Visit): Promise<void> => {
  const walk = await walkTo(visit)
  // One more than there are views: a view delayed by a wallet prompt may open when the visitor leaves that.
  for (const _view of [...viewsOf(walk), 'UnsupportedChain'])
    if (walk.core.modal.value._tag === 'Open') walk.core.commands.back()
  assert.equal(walk.core.modal.value._tag, 'Closed', 'back does not lead out')
  // The page has disconnected, although a silent wallet may take its three seconds.
  void walk.core.disconnect()()
  await walk.time.advance(0)
  walk.core.open()
  const [view] = viewsOf(walk)
  assert.equal(view, visit.start === 'a visit where only pairing is left' ? 'ConnectingWalletConnectBasic' : 'Connect')
  walk.core.commands.close()
  assert.equal(walk.core.modal.value._tag, 'Closed')
  walk.core.destroy()
}
const checkClose = async (visit: Visit): Promise<void> => {
  const walk = await walkTo(visit)
  walk.core.commands.close()
  assert.equal(walk.core.modal.value._tag, 'Closed', 'close does not close')
  walk.core.destroy()
}
/** Without further actions each wait ends by itself, and the modal can still be closed. */
const checkWaits = async (visit: Visit): Promise<void> => {
  const walk = await walkTo(visit)
  const check = watchWaits(walk)
  await walk.time.advance(SILENCE_MS)
  check()
  walk.core.commands.close()
  assert.equal(walk.core.modal.value._tag, 'Closed', 'close does not close')
  walk.core.destroy()
}
const check = async (visit: Visit): Promise<void> => {
  try {
    await checkClose(visit)
    await checkWaysOut(visit)
    await checkWaits(visit)
  } catch (cause) {
    throw new Error(`${visit.start}: ${visit.path.join(', ')}`, { cause })
  }
}

/** Every reachable state, by the shortest path; new ones are checked, and expanded. */
const explore = async (starts: readonly Start[]): Promise<number> => {
  const seen = new Set<string>()
  let edge: readonly Visit[] = starts.map((start) => ({ start, path: [] }))
  for (let depth = 0; depth <= DEPTH; depth += 1) {
    const found: Visit[] = []
    for (const visit of edge) {
      const walk = await walkTo(visit)
      const state = stateOf(walk)
      walk.core.destroy()
      if (seen.has(state)) continue
      seen.add(state)
      found.push(visit)
      await check(visit)
    }
    edge = found.flatMap(({ start, path }) => Object.keys(STEPS).map((step) => ({ start, path: [...path, step] })))
  }
  return seen.size
}

describe('any actions of visitors, wallets and the relay', () => {
  it('lead to no dead end: each state leads out and to Connect, and none waits without a deadline [X-16]', async () => {
    const [pairingOnly, ...others] = STARTS
    assert.isAbove(await explore(others), LEAST[0])
    assert.isAbove(await explore([pairingOnly]), LEAST[1])
  }).timeout(300_000)
})
