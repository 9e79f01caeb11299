import '../support/dom.js'
import { screen } from '@testing-library/react'
import { assert } from 'chai'
import { DEFAULT_FEATURES } from '../../../domain/config/features.js'
import { LOGIN_WALLET_NAME } from '../../../domain/connect/connection.js'
import type { View } from '../../../domain/modal/view.js'
import type { WalletRow } from '../../../domain/wallets/walletRow.js'
import { base, mainnet, solana } from '../../../networks.js'
import { loadArabic } from '../../../ui-react/messages/ar.js'
import { COMMON } from '../../../ui-react/messages/common.js'
import { formatMessage } from '../../../ui-react/messages/formatMessage.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { aProfile, aWallet } from '../support/aProfile.js'
import { change, drawView } from '../support/draw.js'
import { english } from '../support/english.js'
import { withNetworks } from '../support/networks.js'

const ar = await loadArabic()

/** The placeholder names of a text, including a count that selects its form. */
const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name = '']) => name).sort()

describe('languages', () => {
  it('keep every placeholder in Arabic', () => {
    const arabic = new Map<string, string>(Object.entries(ar))
    assert.sameMembers([...arabic.keys()], Object.keys(english))
    for (const [key, text] of Object.entries(english))
      assert.deepEqual(placeholders(arabic.get(key) ?? ''), placeholders(text), key)
  })

  it('leave no Arabic text untranslated', () => {
    for (const [key, text] of Object.entries<string>({ ...ar }))
      if (!text.startsWith('{')) assert.match(text, /[\u0600-\u06ff]/, key)
  })

  it('mirror the dialog for Arabic', async () => {
    const { portico } = await drawView({ name: 'Connect' })
    await change(() => portico.setAppearance({ locale: 'ar' }))
    const root = screen.getByRole('dialog', { name: ar['title.Connect'] }).closest('[lang]')
    assert.deepEqual([root?.getAttribute('lang'), root?.getAttribute('dir')], ['ar', 'rtl'])
  })

  it('have texts for the networks of one namespace, and for the wallet of a login', async () => {
    const wallet: WalletRow = {
      _tag: 'Installed',
      id: 'io.both',
      name: 'Both Wallet',
      section: 'injected',
      unverified: false,
      connectors: [{ namespace: 'eip155', connectorId: 'io.both' }],
    }
    const views: readonly View[] = [
      { name: 'Account' },
      { name: 'Connect', namespace: 'eip155' },
      { name: 'ConnectingMultiChain', walletId: wallet.id },
      { name: 'ProfileWallets' },
      { name: 'SwitchActiveChain', networkId: mainnet.caipNetworkId },
      { name: 'SwitchNetwork', networkId: base.caipNetworkId },
    ]
    const said = { 'wallet.login': [] as View['name'][], 'chain.evm': [] as View['name'][] }
    for (const view of views) {
      const { portico } = await drawView(view, (fake) => {
        const name = LOGIN_WALLET_NAME
        withNetworks({ networks: [mainnet, base, solana] })(fake)
        fake.stores.features.set({ ...DEFAULT_FEATURES, multiWallet: true })
        fake.stores.account.set(aConnectedAccount({ connectedWalletInfo: { name } }))
        fake.stores.wallets.set({ methods: ['wallet'], rows: [wallet], toGet: [], directory: 'Loaded', total: 1 })
        aProfile(fake).show([aWallet({ name }), aWallet({ connectorId: 'past', relation: 'disconnected', name })])
      })
      await change(() => portico.setAppearance({ locale: 'ar' }))
      const dialog = screen.getByRole('dialog')
      const names = [...dialog.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
      const text = [dialog.textContent, ...names].join('\n')
      for (const word of [LOGIN_WALLET_NAME, COMMON['chain.evm']]) assert.notInclude(text, word, view.name)
      for (const key of ['wallet.login', 'chain.evm'] as const) if (text.includes(ar[key])) said[key].push(view.name)
    }
    assert.deepEqual(said, {
      'wallet.login': ['Account', 'ProfileWallets', 'SwitchActiveChain', 'SwitchNetwork'],
      'chain.evm': ['Connect', 'ConnectingMultiChain', 'ProfileWallets', 'SwitchActiveChain'],
    })
  })

  it('accept single texts from the host, and use English for an unknown language', async () => {
    const { portico } = await drawView({ name: 'Connect' })
    await change(() =>
      portico.setAppearance({ locale: 'tlh', messages: { 'title.Connect': 'Choose a wallet for the Lantern' } }),
    )
    screen.getByRole('dialog', { name: 'Choose a wallet for the Lantern' })
    screen.getByRole('button', { name: 'Close' })
  })

  it('keep a placeholder without a value, so that it is noticed', () => {
    assert.equal(formatMessage('Approve in {wallet}'), 'Approve in {wallet}')
  })

  it('isolate a value with another text direction, and leave others unchanged [S-09]', () => {
    assert.equal(formatMessage('Approve in {wallet}.', { wallet: 'محفظة' }), 'Approve in \u2068محفظة\u2069.')
    assert.equal(formatMessage('وافق في {wallet}.', { wallet: 'Wallet (beta)' }), 'وافق في \u2068Wallet (beta)\u2069.')
    assert.equal(formatMessage('Approve in {wallet}.', { wallet: 'Heron & Söhne 2' }), 'Approve in Heron & Söhne 2.')
    assert.equal(formatMessage('{wallet}', { wallet: 'محفظة' }), 'محفظة')
  })

  it('fill a placeholder once, and never from an object’s prototype [S-22]', () => {
    assert.equal(formatMessage('{wallet} {host}', { wallet: '{host}', host: 'x' }), '\u2068{host}\u2069 x')
    assert.equal(formatMessage('{toString} {__proto__} {constructor}'), '{toString} {__proto__} {constructor}')
    assert.equal(formatMessage('In {wallet}.', { wallet: '$& $1' }), 'In \u2068$& $1\u2069.')
  })
})
