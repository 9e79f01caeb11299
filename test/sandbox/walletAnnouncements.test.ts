import { assert } from 'chai'
import { announce, onMoveEvent } from '../../sandbox/browserWallets/announce.js'
import { openSettings } from '../../sandbox/browserWallets/dock.js'
import { makeWalletAccess } from '../../sandbox/browserWallets/walletAccess.js'
import { aPage } from './support/aPage.js'
import { walletOf } from './support/walletOf.js'

const provider = { request: () => Promise.resolve(null), on: () => undefined, removeListener: () => undefined }

const NETWORKS = [
  { chainId: 31337, name: 'Sandbox' },
  { chainId: 31339, name: 'Sandbox Three' },
] as const

describe('the announcement of a sandbox wallet', () => {
  let heard: ReadonlyMap<string, unknown>[] = []
  const hear = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    const info: unknown = typeof detail === 'object' && detail !== null && 'info' in detail ? detail.info : undefined
    if (typeof info === 'object' && info !== null) heard.push(new Map(Object.entries(info)))
  }
  before(() => {
    aPage.open()
    window.addEventListener('eip6963:announceProvider', hear)
  })
  beforeEach(() => {
    heard = []
  })
  afterEach(() => {
    localStorage.clear()
    document.querySelectorAll('[role=dialog]').forEach((dialog) => dialog.remove())
  })
  after(() => aPage.close())

  it('comes by itself, and again on request (EIP-6963)', () => {
    announce(walletOf('heron'), provider)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    assert.deepEqual(
      heard.map((info) => info.get('rdns')),
      ['wallet.heron.sandbox', 'wallet.heron.sandbox'],
    )
  })
  it("equals another wallet's, except for the id, for Twin", () => {
    announce(walletOf('twin'), provider)
    const { name, rdns, icon, uuid } = walletOf('heron')
    assert.deepEqual(
      ['name', 'rdns', 'icon'].map((field) => heard[0]?.get(field)),
      [name, rdns, icon],
    )
    assert.notEqual(heard[0]?.get('uuid'), uuid)
  })
  it('contains markup and an icon that is no image, for Hostile', () => {
    announce(walletOf('hostile'), provider)
    assert.match(String(heard[0]?.get('name')), /^<img .*onerror=/)
    assert.match(String(heard[0]?.get('icon')), /^data:text\/html,/)
  })
  it('is missing for Legacy, which has window.ethereum only', () => {
    announce(walletOf('legacy'), provider)
    assert.propertyVal(window, 'ethereum', provider)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    assert.isFalse(heard.some((info) => info.get('rdns') === walletOf('legacy').rdns))
    Reflect.deleteProperty(window, 'ethereum')
  })
  it('lets the owner switch to any network, in its window or by an event', () => {
    const heron = walletOf('heron')
    const access = makeWalletAccess(heron, NETWORKS)
    openSettings(heron, access)
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
    assert.deepEqual(labels, ['Sandbox', 'Sandbox Three'])
    onMoveEvent('heron', access.moveTo)
    for (const detail of [null, { wallet: 'finch', chainId: 31339 }, { wallet: 'heron', chainId: 'x' }])
      window.dispatchEvent(new CustomEvent('sandbox-wallet:move', { detail }))
    assert.equal(access.chainId(), 31337)
    window.dispatchEvent(new CustomEvent('sandbox-wallet:move', { detail: { wallet: 'heron', chainId: 31339 } }))
    assert.equal(access.chainId(), 31339)
  })
})
