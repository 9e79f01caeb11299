import type { MultiWallet } from '../../../application/connect/multiWallet.js'
import type { ConnectorKey } from '../../../domain/connect/connection.js'
import { CHAIN_NAMESPACES, type ChainNamespace, type Network } from '../../../domain/network/network.js'
import type { WalletAnswer } from '../../contracts/walletConnector/WalletAnswer.js'
import { type FakeConnectionMemory, fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { type FakeWalletConnector, fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore, type TestCore } from '../../support/startTestCore.js'
import { rightOf } from '../../support/rightOf.js'
import { makeVirtualTime, type VirtualTime } from '../../support/makeVirtualTime.js'
import { type Witness, witness } from './Witness.js'

/** `many` has one id on every namespace, as a multi-chain wallet has. */
export type WalletName = 'first' | 'second' | 'many'

/** A promise returned to the host. */
interface Promised {
  readonly what: string
  readonly begun: number
  readonly withinMs: number
  ended: number | undefined
}

/** One page load. */
interface Page {
  readonly core: TestCore
  readonly begun: number
  readonly multi: MultiWallet | undefined
  /** The commands of the ProfileWallets view, whether or not the feature is on. */
  readonly profile: MultiWallet
  readonly witnesses: ReadonlyMap<string, Witness>
}

/** A browser with a page, and wallets that outlive the page. */
export interface World {
  readonly time: VirtualTime
  readonly several: boolean
  readonly wallets: ReadonlyMap<string, FakeWalletConnector>
  readonly memory: FakeConnectionMemory
  readonly page: Page
  readonly promised: readonly Promised[]
  readonly promise: (what: string, withinMs: number, promise: Promise<unknown>) => void
  /** `absent`: a wallet that is not announced to the new page. */
  readonly reload: (absent?: string) => Promise<void>
  readonly absent: string | undefined
  /** Answers of wallets, where a test has set them. */
  readonly answers: Map<string, WalletAnswer>
  /** Until when a pending operation of a namespace may still change it. */
  readonly busyUntil: Map<ChainNamespace, number>
  /** When a stored grant was last queried. */
  asked: number
  /** Addresses that the visitor chose over the wallet's first one. */
  readonly chosen: Set<string>
}

export const keyOf = (namespace: ChainNamespace, name: WalletName): ConnectorKey => ({
  namespace,
  connectorId: name === 'many' ? name : `${namespace}-${name}`,
})
export const labelOf = ({ namespace, connectorId }: ConnectorKey): string => `${namespace}/${connectorId}`

const NAMES: readonly WalletName[] = ['first', 'second', 'many']
const networkOf = (namespace: ChainNamespace, id: string): Network =>
  aNetwork({ id, chainNamespace: namespace, caipNetworkId: `${namespace}:${id}`, name: id })
const [HOME, ...NETWORKS] = CHAIN_NAMESPACES.flatMap((namespace) => [
  networkOf(namespace, 'home'),
  networkOf(namespace, 'away'),
])

export const makeWorld = async (several: boolean): Promise<World> => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const wallets = new Map<string, FakeWalletConnector>()
  for (const namespace of CHAIN_NAMESPACES) {
    for (const name of NAMES) {
      const key = keyOf(namespace, name)
      const label = labelOf(key)
      wallets.set(
        label,
        fakeWalletConnector({
          id: key.connectorId,
          namespace,
          accounts: [`0x-${label}-1`, `0x-${label}-2`],
          caipNetworkId: `${namespace}:home`,
          scheduler,
        }),
      )
    }
  }
  const ports = { memory: fakeConnectionMemory(), networkMemory: fakeNetworkMemory() }
  const promised: Promised[] = []
  const chosen = new Set<string>()

  const visit = async (absent?: string): Promise<Page> => {
    if (HOME === undefined) throw new Error('no network')
    const witnesses = new Map([...wallets].map(([label, wallet]) => [label, witness(wallet)]))
    const connectors = [...witnesses].filter(([label]) => label !== absent).map(([, { connector }]) => connector)
    const { core } = startTestCore({
      time,
      connectors,
      networks: [HOME, ...NETWORKS],
      hostFeatures: { multiWallet: several },
      ports,
    })
    const feature = several ? await core.feature('multiWallet')() : undefined
    return {
      core,
      begun: scheduler.frame,
      witnesses,
      multi: feature?._tag === 'Right' ? feature.right : undefined,
      profile: await rightOf(core.profile),
    }
  }
  const world: World & { page: Page; absent: string | undefined } = {
    time,
    several,
    wallets,
    memory: ports.memory,
    page: await visit(),
    promised,
    chosen,
    answers: new Map<string, WalletAnswer>(),
    busyUntil: new Map<ChainNamespace, number>(),
    asked: scheduler.frame,
    promise: (what: string, withinMs: number, promise: Promise<unknown>) => {
      const entry: Promised = { what, begun: scheduler.frame, withinMs, ended: undefined }
      promised.push(entry)
      void promise.then(() => (entry.ended = scheduler.frame))
    },
    absent: undefined,
    reload: async (absent?: string) => {
      world.page.core.destroy()
      chosen.clear()
      world.asked = scheduler.frame
      world.absent = absent
      world.page = await visit(absent)
    },
  }
  return world
}
