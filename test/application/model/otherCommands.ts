import { assert } from 'chai'
import fc from 'fast-check'
import type { MultiWallet } from '../../../application/connect/multiWallet.js'
import type { ConnectorKey } from '../../../domain/connect/connection.js'
import type { RememberedConnectors } from '../../../application/ports/storage.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../../domain/network/network.js'
import { command, type ModelCommand } from './command.js'
import { liveIn } from './take.js'
import { aKey, aNamespace } from './visitorCommands.js'
import { labelOf, type World } from './World.js'

const RESTORE_MS = 3_000
const ANSWERING = ['approve', 'reject', 'sayPending']

const asked = (world: World, namespaces = CHAIN_NAMESPACES): void => {
  world.asked = world.time.scheduler.frame
  for (const namespace of namespaces)
    world.busyUntil.set(namespace, Math.max(world.busyUntil.get(namespace) ?? 0, world.asked + RESTORE_MS))
}
const walletOf = ({ wallets }: World, key: ConnectorKey) => wallets.get(labelOf(key))?.wallet

/** Disconnected with a listener: an event about its accounts may trigger a query. */
const isAway = (world: World, key: ConnectorKey): boolean =>
  !liveIn(world, key.namespace).includes(key.connectorId) && (walletOf(world, key)?.listeners() ?? 0) > 0
/** Unchanged, except that a wallet which was away may be restored. */
const unmoved = (world: World, { namespace, connectorId }: ConnectorKey, before: readonly string[]): void => {
  const now = liveIn(world, namespace)
  assert.deepEqual(before.includes(connectorId) ? now : now.filter((id) => id !== connectorId), before)
}

const ofWallet = (
  what: string,
  run: (world: World, key: ConnectorKey) => unknown,
  after?: (world: World, key: ConnectorKey, before: readonly string[]) => void,
) =>
  aKey.map((key): ModelCommand =>
    command(`${labelOf(key)} ${what}`, {
      may: [key.namespace],
      run: (world) => {
        if (isAway(world, key)) asked(world, [key.namespace])
        return run(world, key)
      },
      after: (world, before) => (after ?? unmoved)(world, key, before),
    }),
  )
const gone = (world: World, { namespace, connectorId }: ConnectorKey, before: readonly string[]): void =>
  assert.deepEqual(
    liveIn(world, namespace),
    before.filter((id) => id !== connectorId),
  )

const WALLET_COMMANDS = [
  ofWallet('moves to another account', (world, key) => walletOf(world, key)?.movesToAccount(`0x-${labelOf(key)}-3`)),
  ofWallet('moves to an unknown network', (world, key) =>
    walletOf(world, key)?.movesToChain(`${key.namespace}:unknown`),
  ),
  ofWallet('moves home', (world, key) => walletOf(world, key)?.movesToChain(`${key.namespace}:home`)),
  ofWallet('repeats itself', (world, key) => walletOf(world, key)?.repeatsItself()),
  ofWallet('takes its access back', (world, key) => walletOf(world, key)?.withdrawsAccess(), gone),
]

/** With the feature off, a command raises the alert and does nothing else (S8-45). */
const several =
  (run: (multi: MultiWallet, world: World) => void) =>
  async (world: World): Promise<void> => {
    const { core, multi } = world.page
    if (multi !== undefined) return run(multi, world)
    assert.deepEqual(await core.feature('multiWallet')(), { _tag: 'Right', right: undefined })
    assert.include(
      core.alerts.value.map(({ _tag }) => _tag),
      'MultiWalletNotEnabled',
    )
  }
const undoableIn = ({ page }: World): readonly ChainNamespace[] =>
  page.profile.state.value.undoable.map(({ namespace }) => namespace)
const undo = (multi: MultiWallet, world: World): void => {
  const { undoable } = multi.state.value
  // One after the other.
  for (const { namespace } of undoable)
    world.busyUntil.set(namespace, world.time.scheduler.frame + RESTORE_MS * undoable.length)
  multi.undo()
}
const SEVERAL_COMMANDS = [
  fc.tuple(aKey, fc.constantFrom(undefined, 1, 2)).map(([key, account]): ModelCommand => {
    const address = account === undefined ? undefined : `${labelOf(key)}-${account}`
    return command(`switch to ${address ?? labelOf(key)}`, {
      may: [key.namespace],
      check: (model) => model[key.namespace].includes(key.connectorId),
      run: several((multi, { chosen }) => {
        if (address !== undefined) chosen.add(`${labelOf(key)} ${address}`)
        multi.switchTo(key, address)
      }),
      after: (world) =>
        assert.isTrue(
          !world.several || address !== undefined || liveIn(world, key.namespace)[0] === key.connectorId,
          'the wallet is not the active one',
        ),
    })
  }),
  aKey.map((key): ModelCommand =>
    command(`leave ${labelOf(key)}`, {
      may: [key.namespace],
      check: (model) => model[key.namespace].includes(key.connectorId),
      run: several((multi) => multi.disconnect(key)),
      after: (world, before) =>
        world.several ? gone(world, key, before) : assert.deepEqual(liveIn(world, key.namespace), before),
    }),
  ),
  fc
    .constant(null)
    .map((): ModelCommand =>
      command('leave all', { may: CHAIN_NAMESPACES, run: several((multi) => multi.disconnectAll()) }),
    ),
  fc.constant(null).map((): ModelCommand => command('undo', { may: undoableIn, run: several(undo) })),
]
/** In the view the visitor has the same commands, also with the feature off. */
const SCREEN_COMMANDS = [
  aKey.map((key): ModelCommand =>
    command(`switch on screen to ${labelOf(key)}`, {
      may: [key.namespace],
      check: (model) => model[key.namespace].includes(key.connectorId),
      run: ({ page }) => page.profile.switchTo(key),
      after: ({ page }) => assert.equal(page.core.network.value.activeNamespace, key.namespace),
    }),
  ),
  aKey.map((key): ModelCommand =>
    command(`leave ${labelOf(key)} on screen`, {
      may: [key.namespace],
      check: (model) => model[key.namespace].includes(key.connectorId),
      run: ({ page }) => page.profile.disconnect(key),
      after: (world, before) => gone(world, key, before),
    }),
  ),
  fc
    .constant(null)
    .map((): ModelCommand =>
      command('undo on screen', { may: undoableIn, run: (world) => undo(world.page.profile, world) }),
    ),
]

/** After the restore period, exactly the wallets are back that still have a grant and answer. */
const checkBack = async (world: World, remembered: RememberedConnectors): Promise<void> => {
  await world.time.advance(RESTORE_MS)
  for (const namespace of CHAIN_NAMESPACES) {
    const ids = (remembered[namespace] ?? []).slice(0, world.several ? undefined : 1)
    const back = ids.filter((connectorId) => {
      const label = labelOf({ namespace, connectorId })
      return (
        label !== world.absent &&
        world.wallets.get(label)?.wallet.grantsAccess() === true &&
        ANSWERING.includes(world.answers.get(label) ?? 'approve')
      )
    })
    assert.deepEqual(liveIn(world, namespace), back, `${namespace} after a reload`)
  }
}
const PAGE_COMMANDS = [
  fc.tuple(fc.option(aNamespace, { nil: undefined }), fc.boolean()).map(([absent, waits]): ModelCommand =>
    command(`reload${absent === undefined ? '' : ` without the wallet of ${absent}`}${waits ? ' and wait' : ''}`, {
      may: CHAIN_NAMESPACES,
      run: async (world) => {
        const remembered = world.memory.read()
        await world.reload(absent && labelOf({ namespace: absent, connectorId: remembered[absent]?.[0] ?? '' }))
        asked(world)
        if (waits) await checkBack(world, remembered)
      },
    }),
  ),
  aNamespace.map((namespace): ModelCommand =>
    command(`another tab forgets ${namespace}`, {
      may: [namespace],
      run: ({ memory }) => {
        const { [namespace]: _forgotten, ...others } = memory.read()
        memory.changeFromAnotherTab(others)
      },
      after: (world) => assert.deepEqual(liveIn(world, namespace), []),
    }),
  ),
  aKey.map((key): ModelCommand =>
    command(`another tab connects ${labelOf(key)}`, {
      may: [key.namespace],
      run: (world) => {
        walletOf(world, key)?.remembersPage()
        asked(world, [key.namespace])
        const others = (world.memory.read()[key.namespace] ?? []).filter((id) => id !== key.connectorId)
        world.memory.changeFromAnotherTab({
          ...world.memory.read(),
          [key.namespace]: world.several ? [key.connectorId, ...others] : [key.connectorId],
        })
      },
    }),
  ),
  fc.constantFrom(1, 400, 3_000, 10_000, 100_000, 300_000).map((ms): ModelCommand =>
    command(`wait ${ms}`, {
      may: ({ busyUntil, time }) =>
        CHAIN_NAMESPACES.filter((namespace) => (busyUntil.get(namespace) ?? -1) >= time.scheduler.frame),
      run: ({ time }) => time.advance(ms),
    }),
  ),
]

/** Actions of wallets, other tabs and time, and of a visitor with several wallets. */
export const OTHER_COMMANDS = [...WALLET_COMMANDS, ...SEVERAL_COMMANDS, ...SCREEN_COMMANDS, ...PAGE_COMMANDS]
