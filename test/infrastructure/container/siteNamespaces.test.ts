import { assert } from 'chai'
import type { PorticoOptions } from '../../../application/portico.js'
import { CONNECTION_MEMORY, CONNECTOR_REGISTRY, DIRECTORY_API } from '../../../application/ports/tokens.js'
import type { ChainNamespace, Network } from '../../../domain/network/network.js'
import { base, bitcoin, mainnet, solana } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { bitcoinSpeech } from '../../fakes/standardWallet/bitcoinSpeech.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aListing } from '../../support/aListing.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import * as TE from 'fp-ts/TaskEither'
import { inPage, setUpLogins } from './setUpLogins.js'

const ALL: readonly ChainNamespace[] = ['eip155', 'solana', 'bip122']
const NETWORKS: Readonly<Partial<Record<ChainNamespace, Network>>> = { eip155: mainnet, solana, bip122: bitcoin }
const chainOf = (namespace: ChainNamespace): Network['caipNetworkId'] =>
  NETWORKS[namespace]?.caipNetworkId ?? `${namespace}:1`

/** Sites, and the namespaces whose wallets are usable there. */
const SITES: readonly (readonly [string, readonly [Network, ...Network[]], readonly ChainNamespace[]])[] = [
  ['Ethereum', [mainnet, base], ['eip155']],
  ['Solana', [solana], ['solana']],
  ['Bitcoin', [bitcoin], ['bip122']],
  ['Solana and Bitcoin', [solana, bitcoin], ['solana', 'bip122']],
  ['Ethereum and Solana', [solana, mainnet], ['eip155', 'solana']],
  ['all three', [bitcoin, mainnet, solana], ['eip155', 'solana', 'bip122']],
]

/** Injects a wallet of each kind, and one at `window.ethereum` without an announcement. */
const fillPage = () => {
  const { scheduler } = makeVirtualTime()
  const evm = fakeEip1193Provider()
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'eip155 wallet', rdns: 'example.evm' }
  const announce = (): void =>
    void window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: { info: { ...info, icon: 'data:image/png;base64,iVBORw0KGgo=' }, provider: evm.provider },
      }),
    )
  const registered = [
    fakeStandardWallet({
      name: 'solana wallet',
      account: 'So11111111111111111111111111111111111111112',
      chains: ['solana:mainnet'],
      scheduler,
    }),
    fakeStandardWallet({
      name: 'bip122 wallet',
      account: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
      chains: [bitcoin.caipNetworkId],
      scheduler,
      speech: bitcoinSpeech,
    }),
  ]
  const onReady = (event: Event): void => {
    const { detail } = event as CustomEvent<{ readonly register: (wallet: object) => void }>
    registered.forEach(({ wallet }) => detail.register(wallet))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  window.addEventListener('wallet-standard:app-ready', onReady)
  Object.assign(window, { ethereum: fakeEip1193Provider().provider })
  return () => {
    window.removeEventListener('eip6963:requestProvider', announce)
    window.removeEventListener('wallet-standard:app-ready', onReady)
    Reflect.deleteProperty(window, 'ethereum')
  }
}

const listed = (kind: string) => (namespace: ChainNamespace) =>
  aListing({ id: `${namespace}-${kind}`, name: `${namespace} ${kind}`, chains: [chainOf(namespace)] })

const setUp = (networks: PorticoOptions['networks'], override: NonNullable<PorticoOptions['override']>) =>
  setUpLogins({
    networks,
    features: { email: false, socials: false },
    customWallets: ALL.map(listed('custom')).map(({ id, name, chains }) => ({ id, name, chains })),
    featuredWalletIds: ALL.map((namespace) => `${namespace}-featured`),
    override,
  })

describe('the wallets listed by a site', () => {
  inPage()
  let empty = (): void => undefined
  beforeEach(() => {
    empty = fillPage()
  })
  afterEach(() => empty())

  for (const [name, networks, usable] of SITES)
    it(`are those of its networks' namespaces, from any source: on ${name}`, async () => {
      const directory = fakeDirectoryApi()
      directory.answerEach(({ include }) => {
        const wallets = ALL.map(listed('featured')).filter(({ id }) => include.includes(id))
        return TE.right({ wallets, count: wallets.length })
      })
      const recent = ALL.map(listed('recent')).map((listing) => ({ id: listing.id, listing }))
      const { portico, advance, passes } = setUp(networks, ({ value }) => {
        value(DIRECTORY_API, directory)
        value(CONNECTION_MEMORY, fakeConnectionMemory({}, recent))
      })
      await portico.open()
      const names = (): string[] => portico.wallets.value.rows.map((row) => row.name)
      await passes(() => usable.every((each) => names().includes(`${each} wallet`)))
      await advance(3_000)
      const kinds = ['wallet', 'custom', 'featured', 'recent']
      const wanted = usable.flatMap((each) => kinds.map((kind) => `${each} ${kind}`))
      assert.sameMembers(names(), usable.includes('eip155') ? [...wanted, 'Browser Wallet'] : wanted)
      portico.destroy()
    })

  it('exclude connectors of other namespaces from a host’s registry, including parts of multi-chain wallets', async () => {
    const connectors = ALL.map((namespace) =>
      fakeWalletConnector({ id: 'owl', name: 'Owl', namespace, caipNetworkId: chainOf(namespace) }),
    )
    const other = fakeWalletConnector({ id: 'tit', name: 'Tit', namespace: 'eip155', caipNetworkId: 'eip155:1' })
    const { portico } = setUp([solana], ({ value }) => {
      value(CONNECTOR_REGISTRY, fakeConnectorRegistry([...connectors, other]))
    })
    await portico.open()
    const installed = portico.wallets.value.rows.flatMap((row) => (row._tag === 'Installed' ? [row] : []))
    assert.deepEqual(
      installed.map(({ name, connectors: own }) => [name, own.map(({ namespace }) => namespace)]),
      [['Owl', ['solana']]],
    )
    portico.commands.chooseWallet('owl')
    assert.deepEqual(
      connectors.map(({ wallet }) => wallet.connectPrompts()),
      [0, 1, 0],
    )
    portico.destroy()
  })
})
