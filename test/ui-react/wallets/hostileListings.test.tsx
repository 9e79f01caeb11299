import '../support/dom.js'
import { screen } from '@testing-library/react'
import { assert } from 'chai'
import sinon from 'sinon'
import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { makeHttpDirectoryApi } from '../../../infrastructure/walletApi/httpDirectoryApi.js'
import { payloads } from '../../attacks/payloads/payloads.js'
import { safeText } from '../../attacks/safeText.js'
import { clientThatSays } from '../../support/clientThatSays.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'
import { rightOf } from '../../support/rightOf.js'
import { listedRow } from '../../support/walletRows.js'
import { change, drawView } from '../support/draw.js'
import { elementNames } from '../support/elementNames.js'

type Wire = Readonly<Record<string, unknown>>

/** A listing of the wallet API with every possible field. */
const HEALTHY: Wire = {
  id: 'heron',
  name: 'Heron',
  image_id: 'i1',
  image_url: 'https://a.example/i.png',
  rdns: 'wallet.heron',
  chains: ['eip155:1'],
  order: 1,
  badge_type: 'certified',
  supports_wc: true,
  homepage: 'https://a.example',
  mobile_link: 'heron://',
  desktop_link: 'heron://',
  webapp_link: 'https://a.example/app',
  chrome_store: 'https://a.example/c',
  app_store: 'https://a.example/a',
  play_store: 'https://a.example/p',
}

/** The wallets after their listings have passed the codec. */
const listingsOf = async (data: readonly Wire[]): Promise<readonly WalletListing[]> => {
  const client = clientThatSays(JSON.stringify({ data, count: data.length }))
  const query = { page: 1, entries: 40, include: [], exclude: [], chains: [], search: '', certifiedOnly: false }
  return (await rightOf(makeHttpDirectoryApi({ client, isAppLink: isTestAppLink }).page(query))).wallets
}
const drawAll = () => drawView({ name: 'AllWallets' })
type Drawn = Awaited<ReturnType<typeof drawAll>>
const show = async ({ stores }: Drawn, data: readonly Wire[]): Promise<void> => {
  const rows = (await listingsOf(data)).map(listedRow)
  const progress = { _tag: 'Complete', count: rows.length } as const
  await change(() => stores.catalogue.set({ search: '', certifiedOnly: false, rows, progress }))
}
const shownNames = (): readonly (string | null | undefined)[] =>
  [...document.querySelectorAll('ul[aria-label="Wallets"] li')].map((row) => row.querySelector('bdi')?.textContent)

/** The longest wallet name has 64 characters. */
const isShown = (text: string): boolean => text.length <= 64 && safeText['name']?.(text) === true

describe('hostile text in the wallet directory', () => {
  // jsdom has no layout; this makes every row of a list visible.
  before(() => {
    const height = function (this: HTMLElement): number {
      return this.hasAttribute('data-portico-scroller') ? 20_000 : 56
    }
    sinon.stub(HTMLElement.prototype, 'offsetHeight').get(height)
  })
  after(() => sinon.restore())

  it('is shown as plain text, or not at all: two hundred wallet names [S-12] [S-22]', async () => {
    const drawn = await drawAll()
    await show(drawn, [HEALTHY])
    const healthy = elementNames()
    await show(
      drawn,
      payloads.map((name, at) => ({ id: `wallet-${at}`, name })),
    )
    assert.deepEqual(shownNames(), payloads.filter(isShown))
    assert.deepEqual(
      elementNames().filter((name) => !healthy.includes(name)),
      [],
    )
  })

  it('is only text in any other field: the wallet is listed, and no element is created [S-12] [S-22]', async () => {
    const drawn = await drawAll()
    await show(drawn, [HEALTHY])
    const healthy = elementNames()
    const { id: _id, name: _name, ...fields } = HEALTHY
    const data = payloads.map((text, at) => ({
      ...Object.fromEntries(Object.keys(fields).map((field) => [field, field === 'chains' ? [text] : text])),
      id: `wallet-${at}`,
      name: `Target ${at}`,
    }))
    await show(drawn, data)
    assert.deepEqual(
      shownNames(),
      data.map(({ name }) => name),
    )
    assert.deepEqual(
      elementNames().filter((name) => !healthy.includes(name)),
      [],
    )
  })

  it('links to the web only, and shows the target [S-12] [S-20]', async () => {
    const data = payloads.map((text, at) => ({
      id: `wallet-${at}`,
      name: `Target ${at}`,
      homepage: text,
      webapp_link: text,
      chrome_store: text,
      app_store: text,
      play_store: text,
    }))
    const listings = await listingsOf(data)
    const { stores } = await drawView({ name: 'Downloads', walletId: 'one' })
    const followed: string[] = []
    for (const listing of listings.filter(({ homepage, chromeStore }) => (homepage ?? chromeStore) !== undefined)) {
      const rows = [listedRow({ ...listing, id: 'one' })]
      await change(() => stores.wallets.set({ methods: ['wallet'], rows, toGet: [], directory: 'Loaded', total: 1 }))
      for (const link of screen.getAllByRole('link')) {
        const href = link.getAttribute('href') ?? ''
        assert.isTrue(safeText['homepage']?.(href), href)
        assert.include(link.textContent, new URL(href).host)
        assert.equal(link.getAttribute('rel'), 'noopener noreferrer')
        followed.push(href)
      }
    }
    assert.isAbove(followed.length, 0)
  })
})
