import { startTestCore, type TestCore, type TestCoreOptions } from '../../support/startTestCore.js'
import { of, timeout } from 'rxjs'
import type { MultiWallet } from '../../../application/connect/multiWallet.js'
import type { PairingStep } from '../../../application/ports/pairing.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { type FakePairing, fakePairing } from '../../fakes/fakePairing.js'
import { type FakeWalletConnector, fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { rightOf } from '../../support/rightOf.js'
import { makeVirtualTime, type VirtualTime } from '../../support/makeVirtualTime.js'

const RELAY_MS = 20_000
const RELAY_GONE: PairingStep = { _tag: 'Failed', error: { _tag: 'RelayUnreachable' } }
const NETWORKS: TestCoreOptions['networks'] = [
  aNetwork(),
  aNetwork({ id: 8453, caipNetworkId: 'eip155:8453', name: 'Base' }),
  aNetwork({ id: 'main', caipNetworkId: 'solana:main', chainNamespace: 'solana', name: 'Solana' }),
]

/** A page during a walk. */
export interface Walk {
  readonly time: VirtualTime
  readonly core: TestCore
  readonly evm: FakeWalletConnector
  readonly sol: FakeWalletConnector
  readonly remote: FakeWalletConnector
  readonly pairing: FakePairing
  /** The commands of ProfileWallets. */
  readonly profile: MultiWallet
}

/** Start conditions of a visit. */
export const STARTS = [
  'a visit where only pairing is left',
  'a first visit',
  'a visit with a wallet',
  'a visit with a wallet that is silent',
  'a visit with two wallets',
] as const

export const beginWalk = async (start: (typeof STARTS)[number]): Promise<Walk> => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const evm = fakeWalletConnector({ id: 'evm', scheduler })
  const sol = fakeWalletConnector({
    id: 'sol',
    namespace: 'solana',
    accounts: ['So1'],
    caipNetworkId: 'solana:main',
    scheduler,
  })
  const remote = fakeWalletConnector({ id: 'walletConnect', scheduler })
  const inner = fakePairing()
  // A pairing yields a link or fails in time, as its contract requires; all other events of it are steps of the walk.
  const pairing: FakePairing = {
    ...inner,
    begin: inner.begin.pipe(timeout({ first: RELAY_MS, scheduler, with: () => of(RELAY_GONE) })),
  }
  const isReturning = start.includes('wallet')
  for (const { wallet } of [evm, sol]) if (isReturning) wallet.remembersPage()
  if (start === 'a visit with a wallet that is silent') evm.wallet.answersWith('staySilent')
  const two = start === 'a visit with two wallets' ? { solana: ['sol'] } : {}
  const memory = fakeConnectionMemory(isReturning ? { eip155: ['evm'], ...two } : {})
  const pairingOnly = start === 'a visit where only pairing is left'
  const { core } = startTestCore({
    time,
    networks: NETWORKS,
    connectors: [evm, sol],
    manualControl: pairingOnly,
    ports: { memory, pairing },
  })
  await time.advance(0)
  const profile = await rightOf(core.profile)
  return { time, core, evm, sol, remote, pairing, profile }
}
