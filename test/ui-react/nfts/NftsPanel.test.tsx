import '../support/dom.js'
import { fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import type { Nft, NftsState } from '../../../domain/nfts/nft.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'

const nft = (name: string, more: Partial<Nft> = {}): Nft => ({ id: name, name, count: 1n, ...more })
const loaded = (nfts: readonly Nft[], more: 'None' | 'Some' | 'Loading' = 'None'): NftsState => ({
  _tag: 'Loaded',
  nfts,
  more,
})

/** A view, and its calls of the feature. */
const draw = async (first: NftsState, view: { name: 'Account' } | { name: 'NftDetail'; nftId: string }) => {
  const state = createStore(first)
  const asked: string[] = []
  const fake = await drawView(view, ({ stores, profile }) => {
    stores.account.set(aConnectedAccount({ currentTab: 'NFTs' }))
    // The page's environment is the first thing that a core reports.
    stores.host.update((known) => ({ ...known }))
    profile.features = {
      ...profile.features,
      nfts: {
        state,
        more: () => void asked.push('more'),
        refresh: () => void asked.push('refresh'),
        identify: async (nftId) => asked.push(`identify ${nftId}`) < 0,
        copyTokenId: (tokenId) => void asked.push(`copy ${tokenId}`),
      },
    }
  })
  return { ...fake, state, asked }
}
const drawNfts = (first: NftsState) => draw(first, { name: 'Account' })
const panel = () => within(screen.getByRole('tabpanel', { name: 'NFTs' }))
const textOf = (role: 'tabpanel' | 'definition'): readonly (string | null)[] =>
  screen.getAllByRole(role).map(({ textContent }) => textContent)

describe('the NFTs of the account', () => {
  it('are shown as loading, unsupported, empty, or unavailable, with the possible action', async () => {
    const { state, asked } = await drawNfts({ _tag: 'Loading' })
    panel().getByText('Loading NFTs…')
    await change(() => state.set({ _tag: 'NotHere' }))
    panel().getByText('Nobody tells here which NFTs there are on Ethereum.')
    await change(() => state.set(loaded([])))
    panel().getByText('No NFTs yet')
    assert.lengthOf(panel().queryAllByRole('button'), 0)
    await change(() => state.set({ _tag: 'Unavailable', nfts: [], retryAt: 0 }))
    assert.equal(panel().getByRole('status').textContent, 'NFTs can’t be shown right now.')
    await change(() => fireEvent.click(panel().getByRole('button', { name: 'Try again' })))
    assert.deepEqual(asked, ['refresh'])
    await change(() => state.set({ _tag: 'Unavailable', nfts: [], retryAt: Date.now() + 1e6 }))
    const early = panel().getByRole('button', { name: 'Try again in a moment' })
    await change(() => fireEvent.click(early))
    assert.deepEqual(asked, ['refresh'])
    await change(() => state.set({ _tag: 'Unavailable', nfts: [nft('tern')], retryAt: 0 }))
    panel().getByText('This may be out of date.')
    await change(() => state.set({ _tag: 'NoAccount' }))
    assert.deepEqual(textOf('tabpanel'), [''])
  })

  it('are announced as unavailable, in a live region that existed before', async () => {
    const { state } = await drawNfts({ _tag: 'Loading' })
    const region = panel().getByRole('status')
    assert.equal(region.textContent, 'Loading NFTs…')
    await change(() => state.set({ _tag: 'Unavailable', nfts: [], retryAt: 0 }))
    assert.equal(region.textContent, 'NFTs can’t be shown right now.')
    assert.isTrue(region.isConnected)
  })

  it('are searched further back automatically once, and then on demand', async () => {
    const { state, asked } = await drawNfts(loaded([], 'Some'))
    assert.deepEqual(asked, ['more'])
    await change(() => state.set(loaded([], 'Loading')))
    panel().getByText('Looking further back…')
    await change(() => state.set(loaded([], 'Some')))
    assert.deepEqual(asked, ['more'])
    panel().getByText('No NFTs found so far')
    await change(() => fireEvent.click(panel().getByRole('button', { name: 'Look further back' })))
    assert.deepEqual(asked, ['more', 'more'])
  })

  it('have details each, contract and token id to copy, and a link to the explorer [K-27]', async () => {
    const contract = `0x${'c1'.repeat(20)}`
    const tern = nft('Tern #7', { collection: 'Terns', count: 2n, token: { contract, tokenId: '7' } })
    const { state, asked, stores } = await draw(loaded([tern]), { name: 'NftDetail', nftId: 'Tern #7' })
    screen.getByText('Tern #7')
    assert.deepEqual(
      textOf('definition').map((text) => text?.toLowerCase()),
      ['terns', '2', '0xc1…c1c1c1', '7'],
    )
    screen.getByRole('button', { name: 'Copy address of the contract' })
    fireEvent.click(screen.getByRole('button', { name: 'Copy token ID' }))
    assert.deepEqual(asked, ['copy 7'])
    await change(() => stores.snackbar.set({ _tag: 'Shown', id: 1, notice: { _tag: 'TokenIdCopied' } }))
    screen.getByRole('button', { name: 'Token ID copied' })
    screen.getByRole('button', { name: 'Copy address of the contract' })
    const link = screen.getByRole('link', { name: /View contract on explorer/ })
    assert.match(link.getAttribute('href') ?? '', new RegExp(`/address/${contract}$`))
    await change(() => state.set(loaded([{ id: 'Tern #7', count: 1n }])))
    screen.getByText('Unnamed NFT')
    assert.isNull(screen.queryByRole('link'))
    assert.lengthOf(screen.queryAllByRole('definition'), 0)
    await change(() => state.set(loaded([])))
    screen.getByText('This NFT is not there any more')
  })

  it('link to sending once identified; otherwise that is shown', async () => {
    const tern = nft('Tern #7', { broughtBy: ['0x1'], previewUrl: 'https://pictures.example/7' })
    const { state, asked, told } = await draw(loaded([tern]), { name: 'NftDetail', nftId: 'Tern #7' })
    await screen.findByText('It can’t be sent here: nobody tells which one it is.')
    assert.include(asked, 'identify Tern #7')
    assert.isNull(screen.queryByRole('button', { name: 'Send' }))
    const contract = `0x${'c1'.repeat(20)}`
    await change(() => state.set(loaded([{ ...tern, token: { contract, tokenId: '7' } }])))
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    const view = { name: 'WalletSend', asset: `${contract}/7`, pictureUrl: tern.previewUrl }
    assert.equal(told.at(-1), `go ${JSON.stringify(view)}`)
  })
})
