import { assert } from 'chai'
import { liveConnections } from '../../../domain/connect/connections.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../../domain/network/network.js'
import { labelOf, type World } from './World.js'

const RESTORE_MS = 3_000

const sorted = (texts: readonly string[] = []): readonly string[] => [...texts].sort()

/**
 * A connected wallet has answered in this page load, has a listener, and reported what the page shows (U-28, U-36,
 * U-42).
 */
const checkLive = ({ page, wallets, chosen, memory, several }: World, namespace: ChainNamespace): void => {
  const state = page.core.connections.value[namespace]
  const live = liveConnections(state)
  const ids = live.map(({ connectorId }) => connectorId)
  assert.equal(new Set(ids).size, ids.length, `${namespace} has a wallet twice`)
  if (!several) assert.isAtMost(ids.length, 1, `${namespace} keeps several wallets with the feature off`)
  for (const { connectorId, accounts, caipNetworkId } of live) {
    const label = labelOf({ namespace, connectorId })
    const said = page.witnesses.get(label)?.said()
    if (said === undefined) return assert.fail(`${label} counts as connected and has not answered`)
    assert.equal(caipNetworkId, said.caipNetworkId, `the network of ${label}`)
    assert.deepEqual(sorted(accounts), sorted(said.accounts), `the accounts of ${label}`)
    if (accounts[0] !== said.accounts[0])
      assert.isTrue(chosen.has(`${label} ${accounts[0]}`), `nobody chose ${accounts[0]} of ${label}`)
    assert.include(memory.read()[namespace] ?? [], connectorId, `${label} would not be back after a reload`)
  }
  for (const [label, { wallet }] of wallets) {
    if (!label.startsWith(`${namespace}/`)) continue
    if (live.some(({ connectorId }) => labelOf({ namespace, connectorId }) === label))
      assert.isAtLeast(wallet.listeners(), 1, `${label} is connected and not heard`)
    // An open request has its own listeners.
    else if (wallet.requests().length === 0) {
      const isRemembered = memory.read()[namespace]?.some((id) => labelOf({ namespace, connectorId: id }) === label)
      const most = isRemembered === true ? 1 : 0
      assert.isAtMost(wallet.listeners(), most, `${label} is heard, and neither connected nor remembered`)
    }
  }
}

/** An account as the host reads it equals its connection (S4-01). */
const checkRead = ({ page: { core } }: World, namespace: ChainNamespace): void => {
  const state = core.connections.value[namespace]
  const account = core.account(namespace).value
  if (state._tag !== 'Connected') {
    const attempt = core.attempt.value
    const isAsked = attempt._tag === 'AwaitingApproval' && attempt.namespace === namespace
    assert.equal(account.status, isAsked || state._tag === 'Restoring' ? 'connecting' : 'disconnected')
    assert.isUndefined(account.address, `${namespace} shows an address and is not connected`)
    return
  }
  const { accounts, caipNetworkId } = state.active
  assert.equal(account.status, 'connected')
  assert.equal(account.caipAddress, `${caipNetworkId}:${accounts[0]}`)
}

const checkPlace = ({ page: { core } }: World): void => {
  const { active, activeNamespace } = core.network.value
  const state = core.connections.value[activeNamespace]
  assert.equal(core.activeAccount.value.address, core.account(activeNamespace).value.address)
  const at = active._tag === 'Configured' ? active.network.caipNetworkId : active.caipNetworkId
  if (state._tag === 'Connected')
    assert.equal(at, state.active.caipNetworkId, 'the page is on another network than its wallet')
  else assert.isTrue(at.startsWith(`${activeNamespace}:`))
}

/** No wait exceeds its deadline. */
const checkDeadlines = ({ page, promised, time, asked }: World): void => {
  const now = time.scheduler.frame
  for (const { what, begun, withinMs, ended } of promised)
    assert.isAtMost((ended ?? now) - begun, withinMs, `${what} is pending past its deadline`)
  for (const namespace of CHAIN_NAMESPACES) {
    const { _tag } = page.core.connections.value[namespace]
    if (_tag === 'Restoring') assert.isBelow(now - asked, RESTORE_MS, `${namespace} is being restored for too long`)
  }
  const attempt = page.core.attempt.value
  if (attempt._tag !== 'AwaitingApproval') return
  assert.isAtLeast(
    page.witnesses.get(labelOf(attempt))?.unanswered() ?? 0,
    1,
    `${labelOf(attempt)} is awaited and was not asked`,
  )
}

/** Invariants between any two steps. */
export const checkInvariants = (world: World): void => {
  for (const namespace of CHAIN_NAMESPACES) {
    checkLive(world, namespace)
    checkRead(world, namespace)
  }
  checkPlace(world)
  checkDeadlines(world)
}
