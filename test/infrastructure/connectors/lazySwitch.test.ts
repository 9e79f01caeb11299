import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { EMPTY, of, Subject } from 'rxjs'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import { makeConnector } from '../../../infrastructure/connectors/shared/connectorBase.js'
import { lazySwitch } from '../../../infrastructure/connectors/shared/lazySwitch.js'
import type { SwitchOutcome } from '../../../infrastructure/connectors/shared/walletDriver.js'
import { FIVE_MINUTES_MS } from '../../contracts/walletConnector/FIVE_MINUTES_MS.js'
import { aNetwork } from '../../support/aNetwork.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const BASE = aNetwork({ id: 8453, caipNetworkId: 'eip155:8453', name: 'Base' })
const LOST = new TypeError('Failed to fetch dynamically imported module')

/** A connected wallet that complies once the switching code has loaded. */
const setUp = async () => {
  const { scheduler, advance } = makeVirtualTime()
  const events = new Subject<ConnectorEvent>()
  const loads: { readonly arrive: () => void; readonly fail: () => void }[] = []
  let asked = 0
  const ask = () => {
    asked += 1
    return of<SwitchOutcome>(E.right(BASE.caipNetworkId))
  }
  const load = loadOnce(
    () =>
      new Promise<typeof ask>((resolve, reject) =>
        loads.push({ arrive: () => resolve(ask), fail: () => reject(LOST) }),
      ),
  )
  const connector = makeConnector({
    info: { id: 'org.example', name: 'Example' },
    namespace: 'eip155',
    driver: {
      open: () => [E.right({ accounts: ['0xa1'], caipNetworkId: 'eip155:1' })],
      close: async () => E.right(undefined),
      events,
      request: () => EMPTY,
      switchTo: () => lazySwitch(load, (code) => code()),
    },
    scheduler,
  })
  await rightOf(connector.connect)
  return { connector, events, loads, asked: () => asked, advance }
}

describe('a network switch that loads its code first', () => {
  it('fails if the code does not load, without asking the wallet, and loads it again on the next try', async () => {
    const { connector, loads, asked, advance } = await setUp()
    const lost = leftOf(connector.switchNetwork(BASE))
    loads[0]?.fail()
    assert.deepEqual(await lost, { _tag: 'ChunkNotLoaded', cause: LOST })
    assert.equal(asked(), 0)
    const moved = rightOf(connector.switchNetwork(BASE))
    await advance(0)
    loads[1]?.arrive()
    assert.equal(await moved, BASE.caipNetworkId)
    assert.equal(asked(), 1)
  })

  it('does not ask the wallet if the switch was given up before the code loads [U-39]', async () => {
    const { connector, loads, asked, advance } = await setUp()
    const abandoned = new Subject<void>()
    const outcome = leftOf(connector.switchNetwork(BASE, abandoned))
    abandoned.next()
    assert.deepEqual(await outcome, { _tag: 'SwitchAbandoned' })
    loads[0]?.arrive()
    await advance(1_000)
    assert.equal(asked(), 0)
  })

  it('asks for the newer of two networks only, if both were chosen while the code was loading', async () => {
    const { connector, loads, asked } = await setUp()
    const older = leftOf(connector.switchNetwork(BASE))
    const newer = rightOf(connector.switchNetwork(BASE))
    assert.deepEqual(await older, { _tag: 'SwitchAbandoned' })
    loads[0]?.arrive()
    assert.equal(await newer, BASE.caipNetworkId)
    assert.deepEqual([loads.length, asked()], [1, 1])
  })

  it('notices that the wallet has switched by itself meanwhile, and asks nothing [U-36]', async () => {
    const { connector, events, loads, asked, advance } = await setUp()
    const outcome = rightOf(connector.switchNetwork(BASE))
    events.next({ _tag: 'ChainChanged', caipNetworkId: BASE.caipNetworkId })
    assert.equal(await outcome, BASE.caipNetworkId)
    loads[0]?.arrive()
    await advance(1_000)
    assert.equal(asked(), 0)
  })

  it('ends after five minutes if the code never loads [U-37]', async () => {
    const { connector, advance } = await setUp()
    const outcome = leftOf(connector.switchNetwork(BASE))
    await advance(FIVE_MINUTES_MS)
    assert.deepEqual(await outcome, { _tag: 'SwitchTimedOut', afterMs: FIVE_MINUTES_MS })
  })
})
