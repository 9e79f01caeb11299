import { assert } from 'chai'
import { liveConnections } from '../../../domain/connect/connections.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../../domain/network/network.js'
import { checkInvariants } from './invariants.js'
import type { World } from './World.js'

/** The connected wallets of each namespace, the active one first: all the history that a command needs. */
export type Model = Record<ChainNamespace, readonly string[]>

export const liveIn = ({ page }: World, namespace: ChainNamespace): readonly string[] =>
  liveConnections(page.core.connections.value[namespace]).map(({ connectorId }) => connectorId)

/** Runs a command for these namespaces, and checks that it changed no other (U-40) and kept the invariants. */
export const take = async (
  model: Model,
  world: World,
  may: readonly ChainNamespace[],
  act: () => unknown,
): Promise<void> => {
  const { core } = world.page
  const others = CHAIN_NAMESPACES.filter((namespace) => !may.includes(namespace))
  const stateOf = (namespace: ChainNamespace) => ({
    connection: core.connections.value[namespace],
    shown: core.account(namespace).value.caipAddress,
  })
  const before = others.map(stateOf)
  await act()
  await world.time.advance(0)
  others.forEach((namespace, index) => {
    const { connection, shown } = stateOf(namespace)
    assert.equal(connection, before[index]?.connection, `the connection of ${namespace} changed`)
    assert.equal(shown, before[index]?.shown, `the account of ${namespace} changed`)
  })
  checkInvariants(world)
  for (const namespace of CHAIN_NAMESPACES) model[namespace] = liveIn(world, namespace)
}
