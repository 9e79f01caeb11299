import { assert } from 'chai'
import { CHAIN_NAMESPACES } from '../../../domain/network/network.js'
import { checkInvariants } from './invariants.js'
import type { World } from './World.js'

/** Longer than any deadline: five requests queued behind an unanswered one. */
const EVERYTHING_MS = 6 * 300_000
const ENDS_WITH_PAGE = /^(?:connect|switch)/

/** Every pending operation ends in time while the page is visible. */
export const waitForAll = async (world: World): Promise<void> => {
  await world.time.advance(EVERYTHING_MS)
  checkInvariants(world)
  for (const { what, ended } of world.promised) assert.isDefined(ended, `${what} is pending for ever`)
  const { core } = world.page
  assert.notInclude(
    CHAIN_NAMESPACES.map((namespace) => core.connections.value[namespace]._tag),
    'Restoring',
  )
  assert.notEqual(core.attempt.value._tag, 'AwaitingApproval')
  assert.notEqual(core.networkSwitch.value._tag, 'AwaitingApproval')
}

/** Nothing remains of an ended page, and it ignores wallet events (U-91). */
export const endPage = async (world: World): Promise<void> => {
  const { page, time, wallets, promised } = world
  page.core.destroy()
  await time.advance(0)
  for (const { what, ended } of promised)
    if (ENDS_WITH_PAGE.test(what)) assert.isDefined(ended, `${what} is pending after the page has gone`)
  const { connections, modal, attempt, networkSwitch } = page.core
  const before = [connections.value, modal.value, attempt.value, networkSwitch.value]
  for (const [label, { wallet }] of wallets) {
    await wallet.movesToAccount(`0x-${label}-9`)
    await wallet.withdrawsAccess()
  }
  world.memory.changeFromAnotherTab({ eip155: ['many'] })
  await time.advance(EVERYTHING_MS)
  assert.deepEqual(
    [connections.value, modal.value, attempt.value, networkSwitch.value],
    before,
    'a page that is gone changed',
  )
  for (const namespace of CHAIN_NAMESPACES) assert.equal(connections.value[namespace]._tag, 'Disconnected')
  for (const [label, { wallet }] of wallets)
    assert.equal(wallet.listeners(), 0, `${label} is heard by a page that is gone`)
  for (const { what, ended } of promised) assert.isDefined(ended, `${what} is pending for ever`)
  assert.lengthOf(time.scheduler.actions, 0, 'a timer outlives its page')
}
