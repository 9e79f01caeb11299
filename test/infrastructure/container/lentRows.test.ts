import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { Portico } from '../../../application/portico.js'
import { DIRECTORY_API } from '../../../application/ports/tokens.js'
import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { bitcoin, mainnet, solana } from '../../../networks.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { bitcoinSpeech } from '../../fakes/standardWallet/bitcoinSpeech.js'
import { aListing } from '../../support/aListing.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { inPage, setUpLogins } from './setUpLogins.js'

const ICON = 'data:image/png;base64,iVBORw0KGgo='
const OTHER_ICON = 'data:image/svg+xml,<svg/>'
/** The same icon, one byte more, another picture, no picture. */
const ICONS = [ICON, `${ICON} `, OTHER_ICON, undefined]
const SOLANA = 'So11111111111111111111111111111111111111112'
const BITCOIN = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'

type Half = 'solana' | 'bip122' | 'both' | 'window'
type Found = readonly [name: string, half: Half | { readonly rdns: string }]
const evm = (rdns: string): { readonly rdns: string } => ({ rdns })

/** Wallets found in a page, in this order, and its rows: name, namespaces, and `!` if unverified. */
// Prettier would give each value of the table a line of its own.
// prettier-ignore
const PAGES: readonly (readonly [what: string, found: readonly Found[], rows: readonly string[]])[] = [
  ['a known wallet on EVM chains alone', [['Rabby Wallet', evm('io.rabby')], ['Rabby Wallet', 'solana']],
    ['Rabby Wallet eip155', 'Rabby Wallet solana !']],
  ['the same, found last', [['Rabby Wallet', 'solana'], ['Rabby Wallet', evm('io.rabby')]],
    ['Rabby Wallet eip155', 'Rabby Wallet solana !']],
  ['one on Solana, too', [['Brave Wallet', evm('com.brave.wallet')], ['Brave Wallet', 'solana']],
    ['Brave Wallet eip155 solana']],
  ['the same, on Bitcoin', [['Brave Wallet', evm('com.brave.wallet')], ['Brave Wallet', 'bip122']],
    ['Brave Wallet bip122 !', 'Brave Wallet eip155']],
  ['the same, on both by one wallet', [['Brave Wallet', evm('com.brave.wallet')], ['Brave Wallet', 'both']],
    ['Brave Wallet eip155', 'Brave Wallet solana bip122 !']],
  ['one that has both', [['Phantom', evm('app.phantom')], ['Phantom', 'both']], ['Phantom eip155 solana bip122']],
  ['one that is in the window for Bitcoin', [['OKX Wallet', evm('com.okex.wallet')], ['OKX Wallet', 'window']],
    ['OKX Wallet eip155 bip122']],
  ['the same, registered for Bitcoin', [['OKX Wallet', evm('com.okex.wallet')], ['OKX Wallet', 'bip122']],
    ['OKX Wallet bip122 !', 'OKX Wallet eip155']],
  ['the same, with its own place',
    [['OKX Wallet', evm('com.okex.wallet')], ['OKX Wallet', 'bip122'], ['OKX Wallet', 'window']],
    ['OKX Wallet bip122 !', 'OKX Wallet eip155 bip122']],
  ['the same, before its own half registers',
    [['OKX Wallet', evm('com.okex.wallet')], ['OKX Wallet', 'bip122'], ['OKX Wallet', 'solana']],
    ['OKX Wallet bip122 !', 'OKX Wallet eip155 solana']],
  ['a name that reads like a known one', [['MetaMask', evm('io.metamask')], ['META-MASK', 'solana']],
    ['META-MASK solana !', 'MetaMask eip155']],
  ['one with the sign of kelvin', [['OKX Wallet', evm('com.okex.wallet')], ['O\u212aX Wallet', 'solana']],
    ['OKX Wallet eip155', 'O\u212aX Wallet solana !']],
  ['a second one of a half', [['MetaMask', evm('io.metamask')], ['MetaMask', 'solana'], ['MetaMask', 'solana']],
    ['MetaMask eip155 solana', 'MetaMask solana !']],
  ['the half of another build', [['MetaMask', evm('io.metamask.mmi')], ['MetaMask', 'solana']],
    ['MetaMask eip155', 'MetaMask solana']],
  ['a wallet under a foreign rdns', [['MetaMask', evm('org.fox')], ['MetaMask', 'solana']],
    ['MetaMask eip155 !', 'MetaMask solana']],
  ['a wallet that only its name is known of', [['Solflare', 'solana'], ['Solflare', evm('com.solflare')]],
    ['Solflare eip155 !', 'Solflare solana']],
  ['the rdns of a listing', [['Kestrel Wallet', evm('wallet.kestrel')], ['Kestrel Wallet', 'solana']],
    ['Kestrel Wallet eip155 solana']],
  ['the same, where that is not on Bitcoin',
    [['Kestrel Wallet', evm('wallet.kestrel')], ['Kestrel Wallet', 'bip122']],
    ['Kestrel Wallet bip122 !', 'Kestrel Wallet eip155']],
  ['the name of a listing', [['Kestrel Wallet', evm('wallet.kite')]], ['Kestrel Wallet eip155 !']],
  ['the same, beside its wallet',
    [['Kestrel Wallet', evm('wallet.kestrel')], ['Kestrel Wallet', evm('wallet.kite')], ['Kestrel Wallet', 'solana']],
    ['Kestrel Wallet eip155 !', 'Kestrel Wallet eip155 solana']],
  ['the name of a listing, spelt otherwise', [['Kestre1  wallet', evm('wallet.kite')]], ['Kestre1 wallet eip155 !']],
  ['an rdns with a suffix', [['Fox', evm('io.metamask-flask')], ['Vixen', evm('io.metamasks')]],
    ['Fox eip155 !', 'Vixen eip155 !']],
  ['an rdns with a label before it', [['Fox', evm('evil.io.metamask')]], ['Fox eip155 !']],
]

describe('the row of a wallet that a script announces', () => {
  inPage()
  let listening: AbortController
  let portico: Portico
  beforeEach(() => (listening = new AbortController()))
  afterEach(() => {
    portico.destroy()
    listening.abort()
    Reflect.deleteProperty(window, 'okxwallet')
  })

  const whenAsked = (by: string, answer: (event: Event) => void): void =>
    window.addEventListener(by, answer, { signal: listening.signal })
  const announce = (name: string, rdns: string, icon: string | undefined): void => {
    const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name, icon, rdns }
    const detail = { info, provider: fakeEip1193Provider().provider }
    whenAsked('eip6963:requestProvider', () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    )
  }
  const register = (name: string, half: Exclude<Half, 'window'>, icon: string | undefined): void => {
    const { scheduler } = makeVirtualTime()
    const onSolana = fakeStandardWallet({ name, account: SOLANA, chains: ['solana:mainnet'], scheduler }).wallet
    const deps = { name, account: BITCOIN, chains: [bitcoin.caipNetworkId], scheduler, speech: bitcoinSpeech }
    const onBitcoin = fakeStandardWallet(deps).wallet
    const onBoth = {
      ...onSolana,
      chains: ['solana:mainnet', bitcoin.caipNetworkId],
      features: { ...Object(onSolana['features']), ...Object(onBitcoin['features']) } as object,
    }
    const wallet = { ...{ solana: onSolana, bip122: onBitcoin, both: onBoth }[half], icon }
    whenAsked('wallet-standard:app-ready', (event) =>
      (event as CustomEvent<{ readonly register: (one: object) => void }>).detail.register(wallet),
    )
  }
  /** The rows of the page, with the directory's listing among what Connect shows. */
  const rowsOf = async (
    found: readonly Found[],
    ...icons: readonly (string | undefined)[]
  ): Promise<readonly string[]> => {
    for (const [index, [name, half]] of found.entries()) {
      const icon = icons[index % icons.length]
      if (typeof half === 'object') announce(name, half.rdns, ICON)
      else if (half !== 'window') register(name, half, icon)
      else
        Object.assign(window, {
          okxwallet: { bitcoin: { requestAccounts: () => [], getAccounts: () => [], signMessage: () => '' } },
        })
    }
    const directory = fakeDirectoryApi()
    const chains: WalletListing['chains'] = [mainnet.caipNetworkId, solana.caipNetworkId]
    directory.answerWith(
      TE.right({
        wallets: [aListing({ id: 'kestrel', name: 'Kestrel Wallet', rdns: 'wallet.kestrel', chains })],
        count: 1,
      }),
    )
    const page = setUpLogins({
      networks: [mainnet, solana, bitcoin],
      features: { email: false, socials: false },
      override: ({ value }) => value(DIRECTORY_API, directory),
    })
    portico = page.portico
    await portico.open()
    const rows = () =>
      portico.wallets.value.rows.flatMap((row) =>
        row._tag === 'Installed'
          ? `${row.name} ${row.connectors.map(({ namespace }) => namespace).join(' ')}${row.unverified ? ' !' : ''}`
          : [],
      )
    const count = found.reduce((sum, [, half]) => sum + (half === 'both' ? 2 : 1), 0)
    const isListed = () =>
      rows()
        .join(' ')
        .match(/eip155|solana|bip122/g)?.length === count
    await page.passes(() => isListed() && portico.wallets.value.directory === 'Loaded')
    return rows().toSorted()
  }

  for (const [what, found, expected] of PAGES)
    it(`is correct for ${what} [S-10] [S-11] [U-43]`, async () => {
      // Worst case: the same icon for rows that must be marked, and another one for rows that must not.
      const isMarked = expected.some((row) => row.endsWith('!'))
      assert.deepEqual(await rowsOf(found, isMarked ? ICON : OTHER_ICON), expected.toSorted())
    })

  for (const [what, found, expected] of PAGES.filter(([, halves]) => halves.length > 2))
    it(`is correct for ${what}, with any icon [S-11] [U-43]`, async () => {
      for (const icon of ICONS) {
        assert.deepEqual(await rowsOf(found, icon), expected.toSorted(), String(icon))
        portico.destroy()
        listening.abort()
        listening = new AbortController()
      }
    })

  /** As MetaMask registers. */
  const TWICE: readonly Found[] = [
    ['MetaMask', evm('io.metamask')],
    ['MetaMask', 'solana'],
    ['MetaMask', 'bip122'],
  ]
  it('is one if a known wallet registers once per namespace, with one icon [U-43]', async () => {
    assert.deepEqual(await rowsOf(TWICE, ICON), ['MetaMask eip155 solana bip122'])
  })
  it('does not include the second registration if the icons differ, or are missing [S-11]', async () => {
    const apart = ['MetaMask bip122 !', 'MetaMask eip155 solana']
    assert.deepEqual(await rowsOf(TWICE, ICON, ICON, `${ICON} `), apart)
    portico.destroy()
    listening.abort()
    listening = new AbortController()
    assert.deepEqual(await rowsOf(TWICE, undefined), apart)
  })
})
