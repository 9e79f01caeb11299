import { assert } from 'chai'
import { Subscription } from 'rxjs'
import { base58 } from '@scure/base'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { Network } from '../../../domain/network/network.js'
import { openStandardWallets } from '../../../infrastructure/connectors/walletStandard/openStandardWallets.lazy.js'
import { bitcoin, bitcoinTestnet, mainnet, solana } from '../../../networks.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { bitcoinSpeech } from '../../fakes/standardWallet/bitcoinSpeech.js'
import { solanaSpeech } from '../../fakes/standardWallet/solanaSpeech.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const ADDRESS = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'

const setUp = async (
  networks: readonly Network[],
  {
    chosen = [],
    lifetime = new Subscription(),
  }: { readonly chosen?: readonly Network[]; readonly lifetime?: Subscription } = {},
) => {
  const page = new EventTarget()
  const { scheduler } = makeVirtualTime()
  let found: readonly WalletConnector[] = []
  await openStandardWallets({
    window: page,
    networks,
    memory: { read: () => chosen.map(({ caipNetworkId }) => caipNetworkId) },
    log: fakeLog(),
    scheduler,
    lifetime,
    report: (all) => (found = all),
  })
  const announce = (wallet: object): void =>
    void page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { readonly register: (one: object) => unknown }) => api.register(wallet),
      }),
    )
  const aWallet = (name: string, account: string, chain: Network, speech = bitcoinSpeech) =>
    fakeStandardWallet({ name, account, chains: [chain.caipNetworkId], scheduler, speech }).wallet
  announce(aWallet('Bitcoin', ADDRESS, bitcoin))
  announce(aWallet('Solana', base58.encode(new Uint8Array(32).fill(1)), solana, solanaSpeech))
  return { names: () => found.map(({ name, namespace }) => `${name} ${namespace}`), found: () => found }
}

describe('openStandardWallets', () => {
  it('finds wallets of the namespaces that the site has networks of, and no others', async () => {
    assert.deepEqual((await setUp([mainnet, solana])).names(), ['Solana solana'])
    assert.deepEqual((await setUp([mainnet, bitcoin])).names(), ['Bitcoin bip122'])
    assert.deepEqual((await setUp([bitcoinTestnet, solana])).names(), ['Bitcoin bip122', 'Solana solana'])
  })
  it('starts on a network where the address is valid, whatever the visitor chose before', async () => {
    const { found } = await setUp([bitcoinTestnet, bitcoin], { chosen: [bitcoinTestnet] })
    const [connector] = found()
    assert.equal(connector && (await rightOf(connector.connect)).caipNetworkId, bitcoin.caipNetworkId)
  })
  it('does not search if the page disposed it while its code was loading', async () => {
    const lifetime = new Subscription()
    lifetime.unsubscribe()
    assert.deepEqual((await setUp([bitcoin, solana], { lifetime })).names(), [])
  })
})
