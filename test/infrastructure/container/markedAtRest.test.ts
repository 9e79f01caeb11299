import { assert } from 'chai'
import type { Portico } from '../../../application/portico.js'
import { CHAIN_RPC, HOST_ENVIRONMENT, SCHEDULER } from '../../../application/ports/tokens.js'
import { liveConnections } from '../../../domain/connect/connections.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { announceOddly, type Info } from './oddAnnouncements.js'
import { inPage } from './setUpLogins.js'

describe('storage after the visitor connected an unverified wallet', () => {
  inPage()
  let portico: Portico
  let listening: AbortController
  beforeEach(() => (listening = new AbortController()))
  afterEach(() => {
    portico.destroy()
    listening.abort()
  })

  const announce = (info: Info): void => announceOddly(info, fakeEip1193Provider().provider, listening.signal)
  const visit = async (multiWallet: boolean) => {
    const time = makeVirtualTime()
    portico = createPortico({
      networks: [mainnet],
      features: { multiWallet },
      override: ({ value }) => {
        value(SCHEDULER, time.scheduler)
        value(HOST_ENVIRONMENT, fakeHostEnvironment())
        value(CHAIN_RPC, fakeChainRpc())
      },
    })
    await portico.open()
    return time
  }
  /** All storage of the site. */
  const kept = (): string =>
    Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? '')).join()
  /** Connects a wallet as a visitor does. */
  const choose = async (id: string): Promise<void> => {
    portico.commands.chooseWallet(id)
    const isThere = () =>
      liveConnections(portico.connections.value.eip155).some(({ connectorId }) => connectorId === id)
    await until(isThere)
  }
  const listed = async (): Promise<readonly string[]> =>
    (await portico.feature('multiWallet'))?.state.value.wallets.eip155.map(({ connectorId }) => connectorId) ?? []

  for (const multiWallet of [false, true])
    it(`lists it neither among recent wallets nor among saved ones (${multiWallet ? 'several' : 'one'} kept) [S-11] [S-25]`, async () => {
      announce({ name: 'MetaMask', rdns: 'org.fox' })
      announce({})
      await visit(multiWallet)
      await choose('org.fox')
      if (multiWallet) assert.deepEqual(await listed(), ['org.fox'])
      assert.isTrue(portico.account().value.connectedWalletInfo?.unverified)
      assert.notInclude(kept(), 'fox')
      await choose('org.heron')
      await until(() => kept().includes('org.heron'))
      assert.notInclude(kept(), 'fox')
      portico.destroy()
      await visit(multiWallet)
      if (multiWallet) assert.deepEqual(await listed(), ['org.heron'])
    })

  it('drops it if it was saved before it was unverified, and keeps the visitor’s name for it while the page lives [S-11] [S-25]', async () => {
    announce({})
    await visit(true)
    await choose('org.heron')
    const key = { namespace: 'eip155', connectorId: 'org.heron' } as const
    const label = async (): Promise<string | undefined> =>
      (await portico.feature('multiWallet'))?.state.value.wallets.eip155[0]?.label
    ;(await portico.feature('multiWallet'))?.label(key, 'Savings')
    assert.equal(await label(), 'Savings')
    assert.include(kept(), 'Savings')
    portico.destroy()

    announce({ uuid: 'heron' })
    await visit(true)
    await choose('org.heron')
    assert.isTrue(portico.account().value.connectedWalletInfo?.unverified)
    assert.equal(await label(), 'Savings')
    assert.isNull(localStorage.getItem('portico.wallets'))
  })
})
