import { assert } from 'chai'
import { IN_APP_BROWSER_WALLET_IDS } from '../../../domain/wallets/walletListing.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aConnection } from '../../support/aConnection.js'
import { startTestCore } from '../../support/startTestCore.js'
import { setUpPairing } from './setUpPairing.js'

const BIRCH = {
  id: 'birch',
  name: 'Birch Nest',
  chains: [],
  certified: false,
  mobileLink: 'birch://',
  universalLink: 'https://link.birch.example',
}

describe('opening a wallet to pair', () => {
  it('opens it with the link at once, by its best or its other link, and not with an expired one [U-21] [U-23]', async () => {
    const { feature, link, host, advance } = setUpPairing()
    feature.follow('Shown')
    feature.openWallet(BIRCH, 'Mobile', 0)
    assert.deepEqual(host.opened, [])
    link()
    feature.openWallet(BIRCH, 'Mobile', 0)
    feature.openWallet(BIRCH, 'Mobile', 1)
    feature.openWallet(BIRCH, 'Mobile', 2)
    feature.openWallet(BIRCH, 'Web', 0)
    assert.deepEqual(
      host.opened.map(({ href }) => href),
      ['https://link.birch.example/wc?uri=wc%3Afirst%402', 'birch://wc?uri=wc%3Afirst%402'],
    )
    await advance(230_001)
    feature.openWallet(BIRCH, 'Mobile', 0)
    assert.lengthOf(host.opened, 2)
  })

  it('tells the relay how the approving wallet was opened, and nothing if its QR code was scanned [U-22]', () => {
    const { feature, link, pairing } = setUpPairing()
    const approve = (): void =>
      pairing.tell({ _tag: 'Approved', grants: [{ connector: fakeWalletConnector(), connection: aConnection() }] })
    feature.follow('Near')
    link()
    feature.openWallet(BIRCH, 'Mobile', 1)
    approve()
    feature.retry()
    link('wc:second@2')
    approve()
    assert.deepEqual(pairing.openings, [
      { _tag: 'Carrier', base: 'birch://', target: '_self', encodings: 1 },
      undefined,
    ])
  })

  it('records that the visitor is away, until the pairing changes [U-24]', async () => {
    const { feature, link, host } = setUpPairing()
    feature.follow('Shown')
    link()
    feature.openWallet(BIRCH, 'Mobile', 0)
    assert.isTrue(host.takeAbsence())
    host.refuses()
    feature.openWallet(BIRCH, 'Mobile', 0)
    assert.isFalse(host.takeAbsence(), 'where the browser does not open it')
    const page = startTestCore()
    await page.core.feature('pairing')()
    page.host.noteAbsence(true)
    page.core.commands.retryPairing()
    assert.isFalse(page.host.takeAbsence())
  })

  it('opens this page in a wallet that does not pair, without any link', () => {
    const { feature, host } = setUpPairing({ mobile: true, system: 'Ios' })
    feature.openWallet({ ...BIRCH, id: IN_APP_BROWSER_WALLET_IDS.phantom }, 'Mobile', 0)
    assert.match(host.opened[0]?.href ?? '', /^https:\/\/phantom\.app\/ul\/browse\/https%3A%2F%2Fshop\.example/)
  })
})
