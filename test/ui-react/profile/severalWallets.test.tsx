import '../support/dom.js'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { mainnet, solana } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime, type VirtualTime } from '../../support/makeVirtualTime.js'
import { ADDRESS, SECOND } from '../support/aProfile.js'
import { change } from '../support/draw.js'
import { drawPortico, leadsTo, viewOnScreen } from '../support/drawPortico.js'

const UNDO_MS = 10_000
const EVERY_MESSAGE_MS = 6_000

describe('several wallets of a visitor', () => {
  let portico: Portico
  let time: VirtualTime
  afterEach(async () => {
    await change(portico.destroy)
    cleanup()
  })

  const open = (multiWallet: boolean, kept = fakeKeyValueStore()) => {
    time = makeVirtualTime()
    const { scheduler } = time
    const wallets = {
      heron: fakeWalletConnector({ id: 'heron', name: 'Heron Wallet', accounts: [ADDRESS, SECOND], scheduler }),
      tortoise: fakeWalletConnector({
        id: 'tortoise',
        name: 'Tortoise Wallet',
        accounts: [`0x${'c3'.repeat(20)}`],
        scheduler,
      }),
      kestrel: fakeWalletConnector({
        id: 'kestrel',
        name: 'Kestrel Wallet',
        namespace: 'solana',
        accounts: ['So11111111111111111111111111111111111111112'],
        caipNetworkId: solana.caipNetworkId,
        scheduler,
      }),
    }
    const registry = fakeConnectorRegistry(Object.values(wallets).map((wallet) => ({ ...wallet, rdns: wallet.id })))
    portico = drawPortico(
      {
        networks: multiWallet ? [mainnet] : [mainnet, solana],
        features: { email: false, socials: false, multiWallet },
      },
      ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, registry)
        value(PORTS.KEY_VALUE_STORE, kept)
        value(PORTS.CHAIN_RPC, fakeChainRpc())
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
        value(PORTS.SCHEDULER, scheduler)
      },
    )
    return { ...wallets, registry }
  }
  const leads = (does: () => unknown, shows: () => boolean): Promise<void> =>
    leadsTo(does, shows, () => time.advance(0))
  const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })
  const press = (name: string | RegExp, shows: () => boolean): Promise<void> =>
    leads(() => fireEvent.click(button(name)), shows)
  const says = (text: string) => (): boolean => screen.queryAllByText(text).length > 0
  const isOn = (name: string) => (): boolean => portico.account().value.connectedWalletInfo?.name === name
  const activeCard = (): string | undefined =>
    within(screen.getByRole('list', { name: 'Wallets' }))
      .getAllByText('Active')
      .at(0)
      ?.closest('ul[aria-label="Wallets"] > li')?.textContent
  /** Connects as a visitor does, and opens the wallets from the account. */
  const toWallets = async (): Promise<void> => {
    await leads(
      () => portico.connect('heron'),
      () => portico.account().value.status === 'connected',
    )
    await press(/^Account/, () => viewOnScreen() === 'Account')
    await press(/^Wallets/, () => viewOnScreen() === 'ProfileWallets' && says('1 wallet connected')())
  }
  const addTortoise = async (): Promise<void> => {
    await press('Add Ethereum & compatible wallet', () => viewOnScreen() === 'Connect')
    await press(/^Tortoise Wallet/, says('2 wallets connected'))
  }

  it('are two of one chain: adding one is announced; switching asks neither, and the host follows; all can be disconnected at once [S2-11] [S1-08]', async () => {
    const { heron, tortoise } = open(true)
    await toWallets()
    await addTortoise()
    await leads(() => undefined, says('New wallet added'))
    assert.isTrue(isOn('Tortoise Wallet')())
    assert.include(activeCard(), 'Tortoise Wallet')
    await change(() => void time.advance(EVERY_MESSAGE_MS))
    await press(/^Switch Heron Wallet, 0xf3/, () => isOn('Heron Wallet')() && says('Wallet switched')())
    assert.include(activeCard(), 'Heron Wallet')
    assert.equal(portico.account().value.address, ADDRESS)
    await press(/^Switch Heron Wallet, 0x70/, () => portico.account().value.address === SECOND)
    assert.deepEqual([heron.wallet.connectPrompts(), tortoise.wallet.connectPrompts()], [1, 1])
    await press('Disconnect all', says('No wallet connected'))
    assert.equal(portico.account().value.status, 'disconnected')
    await press('Back', () => viewOnScreen() === 'Connect')
  })

  it('can be undone without a prompt for 10 s; afterwards their grants end, and they are asked again or forgotten [S2-11] [U-29]', async () => {
    const { heron, tortoise } = open(true)
    await toWallets()
    await addTortoise()
    await press('Disconnect Tortoise Wallet', isOn('Heron Wallet'))
    assert.isTrue(says('1 wallet connected')())
    button('Connect Tortoise Wallet')
    await press('Undo', () => says('2 wallets connected')() && isOn('Tortoise Wallet')())
    assert.equal(tortoise.wallet.connectPrompts(), 1)
    await press('Disconnect Heron Wallet', says('Undo'))
    await change(() => void time.advance(UNDO_MS - 1))
    assert.isTrue(heron.wallet.grantsAccess())
    await leads(
      () => time.advance(1),
      () => !says('Undo')(),
    )
    assert.isFalse(heron.wallet.grantsAccess())
    await press('Connect Heron Wallet', () => says('2 wallets connected')() && isOn('Heron Wallet')())
    assert.equal(heron.wallet.connectPrompts(), 2)
    await press('Disconnect Heron Wallet', says('1 wallet connected'))
    await press('Forget Heron Wallet', () => screen.queryByRole('button', { name: 'Forget Heron Wallet' }) === null)
  })

  it("have the visitor's names, saved by Enter and not by Escape, kept on the next page, of at most 40 characters [S2-11]", async () => {
    const kept = fakeKeyValueStore()
    open(true, kept)
    await toWallets()
    const rename = async (name: string, key: 'Enter' | 'Escape'): Promise<void> => {
      await press('Rename Heron Wallet', () => screen.queryByRole('textbox') !== null)
      const field = screen.getByRole('textbox', { name: 'Your name for Heron Wallet' })
      await change(() => void fireEvent.change(field, { target: { value: name } }))
      await leads(
        () => (key === 'Enter' ? fireEvent.submit(field) : fireEvent.keyDown(field, { key })),
        () => screen.queryByRole('textbox') === null,
      )
    }
    await rename('Given up', 'Escape')
    await rename(`Savings ${'x'.repeat(60)}`, 'Enter')
    await change(portico.destroy)
    const { heron } = open(true, kept)
    heron.wallet.remembersPage()
    await toWallets()
    button(`Disconnect Savings ${'x'.repeat(32)}`)
    assert.isTrue(says('Heron Wallet')())
  })

  it('disconnect one at a time by the account’s own button, which shows the others [S2-11]', async () => {
    open(true)
    await toWallets()
    await addTortoise()
    await change(portico.close)
    await press(/^Account/, () => viewOnScreen() === 'Account')
    await press('Disconnect', () => viewOnScreen() === 'ProfileWallets' && says('1 wallet connected')())
    button('Connect Tortoise Wallet')
    button('Undo')
    assert.isTrue(isOn('Heron Wallet')())
  })

  it('are an EVM and a Solana wallet if the host keeps one each: each has its tab, and either can be active [S2-11] [S1-08] [U-40]', async () => {
    open(false)
    await toWallets()
    const tab = (name: string, shows: () => boolean): Promise<void> =>
      leads(() => fireEvent.click(screen.getByRole('tab', { name })), shows)
    await tab('Solana', says('No wallet connected'))
    await press('Add Solana wallet', () => viewOnScreen() === 'Connect')
    await press(/^Kestrel Wallet/, () => viewOnScreen() === 'ProfileWallets' && isOn('Kestrel Wallet')())
    assert.include(activeCard(), 'Kestrel Wallet')
    await tab('Ethereum', says('Heron Wallet'))
    await press(/^Switch Heron Wallet, 0xf3/, isOn('Heron Wallet'))
    await change(() => void time.advance(EVERY_MESSAGE_MS))
    await press('Disconnect Heron Wallet', says('No wallet connected'))
    assert.isTrue(isOn('Kestrel Wallet')())
    await press('Undo', () => says('1 wallet connected')() && isOn('Heron Wallet')())
    await press('Disconnect everywhere', says('2 wallets disconnected.'))
    assert.equal(portico.account().value.status, 'disconnected')
    await press('Undo', says('1 wallet connected'))
    await tab('Solana', says('Kestrel Wallet'))
    assert.isTrue(says('1 wallet connected')())
    assert.isNull(screen.queryByRole('button', { name: /^Add/ }))
  })

  it('are marked among recent ones, too, once a script claims the id of one [S-11] [S4-02]', async () => {
    const { registry } = open(true)
    await toWallets()
    await addTortoise()
    await press('Disconnect Heron Wallet', says('1 wallet connected'))
    assert.isFalse(says('Unverified wallet')())
    const info = { id: 'heron:1', name: 'Heron Wallet', unverified: true, claims: 'heron' } as const
    await leads(() => registry.announce({ ...fakeWalletConnector(info), ...info }), says('Unverified wallet'))
    const before = screen.getByRole('list', { name: 'Used before' })
    assert.include(within(before).getByText('Unverified wallet').closest('li')?.textContent, 'Heron Wallet')
  })
})
