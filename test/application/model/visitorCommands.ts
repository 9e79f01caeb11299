import { assert } from 'chai'
import fc from 'fast-check'
import { type ConnectorKey, isSameConnector } from '../../../domain/connect/connection.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../../domain/network/network.js'
import type { WalletAnswer } from '../../contracts/walletConnector/WalletAnswer.js'
import { command, type ModelCommand } from './command.js'
import { liveIn } from './take.js'
import { keyOf, labelOf, type WalletName, type World } from './World.js'

const CONNECT_MS = 300_000
/** A wallet that was restored may be silent by now (S8-23). */
const DISCONNECT_MS = 3_000
/** The wallet's five minutes, plus up to three seconds to restore it first. */
const SWITCH_MS = 303_000
/** Five may be queued behind the visible one. */
const REQUEST_MS = 6 * 300_000

export const aNamespace = fc.constantFrom(...CHAIN_NAMESPACES)
export const aKey: fc.Arbitrary<ConnectorKey> = fc
  .tuple(aNamespace, fc.constantFrom<WalletName>('first', 'second', 'many'))
  .map(([namespace, name]) => keyOf(namespace, name))
const anAnswer = fc.oneof(
  { weight: 3, arbitrary: fc.constant<WalletAnswer>('approve') },
  {
    weight: 2,
    arbitrary: fc.constantFrom<WalletAnswer>('reject', 'sayPending', 'fail', 'answerGarbage', 'staySilent'),
  },
)
const aDelay = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(400, 60_000, 299_900, 310_000) },
)
const busy = ({ busyUntil, time }: World, namespace: ChainNamespace): void =>
  void busyUntil.set(namespace, time.scheduler.frame + SWITCH_MS)

const tell = (world: World, key: ConnectorKey, answer: WalletAnswer, delay: number): void => {
  world.wallets.get(labelOf(key))?.wallet.answersWith(answer, delay)
  world.answers.set(labelOf(key), answer)
  busy(world, key.namespace)
}

const isAsked = ({ page }: World, key: ConnectorKey): boolean => {
  const attempt = page.core.attempt.value
  return attempt._tag === 'AwaitingApproval' && isSameConnector(attempt, key)
}

const connect = fc.tuple(aKey, anAnswer, aDelay).map(([key, answer, delay]): ModelCommand => {
  let joins = false
  return command(`connect ${labelOf(key)}, ${answer} after ${delay}`, {
    may: [key.namespace],
    run: (world) => {
      joins = isAsked(world, key)
      tell(world, key, answer, delay)
      world.promise(`connect ${labelOf(key)}`, CONNECT_MS, world.page.core.connect(key.connectorId, key.namespace)())
    },
    after: (world, before) => {
      const live = liveIn(world, key.namespace)
      if (!joins && answer === 'approve' && delay === 0 && labelOf(key) !== world.absent)
        assert.deepEqual(
          live,
          world.several ? [key.connectorId, ...before.filter((id) => id !== key.connectorId)] : [key.connectorId],
        )
      else assert.deepEqual(live, before, 'a wallet that did not approve changed who is connected')
    },
  })
})
const choose = fc.tuple(aKey, anAnswer, aDelay).map(([key, answer, delay]): ModelCommand =>
  command(`choose ${key.connectorId} on ${key.namespace}, ${answer} after ${delay}`, {
    may: [key.namespace],
    run: (world) => {
      // A wallet of the same id on another namespace would be asked instead.
      if (labelOf(key) === world.absent) return
      tell(world, key, answer, delay)
      world.page.core.open({ name: 'Connect' }, key.namespace)
      world.page.core.commands.chooseWallet(key.connectorId)
    },
  }),
)
const disconnect = aNamespace.map((namespace): ModelCommand =>
  command(`disconnect ${namespace}`, {
    may: [namespace],
    run: ({ page, promise }) => promise(`disconnect ${namespace}`, DISCONNECT_MS, page.core.disconnect(namespace)()),
    after: (world) => {
      assert.deepEqual(liveIn(world, namespace), [])
      assert.isUndefined(world.memory.read()[namespace])
    },
  }),
)
const disconnectAll = fc.constant(null).map((): ModelCommand =>
  command('disconnect all', {
    may: CHAIN_NAMESPACES,
    run: ({ page, promise }) => promise('disconnect', DISCONNECT_MS, page.core.disconnect()()),
    after: (world) => {
      for (const namespace of CHAIN_NAMESPACES) assert.deepEqual(liveIn(world, namespace), [])
      assert.deepEqual(world.memory.read(), {})
    },
  }),
)
const switchNetwork = fc
  .tuple(
    aNamespace,
    fc.constantFrom('home', 'away'),
    fc.constantFrom('approve', 'reject', 'staySilent', 'lie', 'moveLater'),
    aDelay,
  )
  .map(([namespace, place, answer, delay]): ModelCommand =>
    command(`switch to ${namespace}:${place}, ${answer} after ${delay}`, {
      may: [namespace],
      run: (world) => {
        for (const [label, { wallet }] of world.wallets)
          if (label.startsWith(`${namespace}/`)) wallet.answersSwitchWith(answer, delay)
        busy(world, namespace)
        world.promise(
          `switch to ${namespace}:${place}`,
          SWITCH_MS,
          world.page.core.switchNetwork(`${namespace}:${place}`)(),
        )
      },
      after: (world, before) => assert.deepEqual(liveIn(world, namespace), before),
    }),
  )
const request = aNamespace.map((namespace): ModelCommand =>
  command(`sign on ${namespace}`, {
    may: [],
    run: ({ page, promise }) =>
      promise(
        `request on ${namespace}`,
        REQUEST_MS,
        page.core.request(namespace, { method: 'personal_sign', params: [] })(),
      ),
  }),
)
const leaveModal = fc
  .constantFrom('close', 'back')
  .map((way): ModelCommand => command(way, { may: [], run: ({ page }) => page.core.commands[way]() }))
const open = aNamespace.map((namespace): ModelCommand =>
  command(`open on ${namespace}`, { may: [], run: ({ page }) => page.core.open(undefined, namespace) }),
)

/** Actions of the visitor and the host. */
export const VISITOR_COMMANDS = [
  connect,
  connect,
  connect,
  choose,
  disconnect,
  disconnectAll,
  switchNetwork,
  switchNetwork,
  request,
  leaveModal,
  open,
]
