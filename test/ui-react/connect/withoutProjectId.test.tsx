import '../support/dom.js'
import { screen, within } from '@testing-library/react'
import { assert } from 'chai'
import type { View } from '../../../domain/modal/view.js'
import type { WalletList } from '../../../domain/wallets/walletList.js'
import type { WalletRow } from '../../../domain/wallets/walletRow.js'
import { drawView } from '../support/draw.js'
import { wordsOf } from '../support/wordsOf.js'

const BIRCH: WalletRow = {
  _tag: 'Listed',
  id: 'birch',
  name: 'Birch Nest',
  section: 'custom',
  listing: { id: 'birch', name: 'Birch Nest', chains: [], certified: false, mobileLink: 'birch://', appStore: '' },
}
const ELSEWHERE = 'Have a wallet app? Open this page in its own browser.'

/** A view of a page without pairing and directory, except for the host's wallets. */
const draw = (view: View, { mobile = false, rows = [] as readonly WalletRow[] } = {}) =>
  drawView(view, ({ stores }) => {
    const list: WalletList = {
      methods: ['wallet'],
      rows,
      toGet: rows,
      directory: 'NotConfigured',
      total: rows.length,
    }
    stores.wallets.set(list)
    stores.host.update((host) => ({ ...host, mobile, pairs: false }))
  })
const buttons = (): readonly string[] => within(screen.getByRole('dialog')).getAllByRole('button').map(wordsOf)

describe('a page without a projectId', () => {
  it('explains wallets to a visitor without one, and offers nothing that cannot work', async () => {
    await draw({ name: 'Connect' })
    screen.getByText('No wallet found in this browser')
    screen.getByText(/A wallet is an app in your browser/)
    assert.includeMembers([...buttons()], ['New to wallets?'])
    for (const text of [/WalletConnect/, /All wallets/, /cannot be listed/])
      assert.isNull(screen.queryByText(text), String(text))
  })

  it('tells a visitor on a phone how to return with a wallet', async () => {
    await draw({ name: 'Connect' }, { mobile: true })
    screen.getByText(ELSEWHERE)
    await draw({ name: 'Connect' }, { mobile: true, rows: [BIRCH] })
    screen.getByText(ELSEWHERE)
    await draw({ name: 'GetWallet' }, { mobile: true })
    screen.getByText(ELSEWHERE)
    await draw({ name: 'Downloads', walletId: 'birch' }, { mobile: true, rows: [BIRCH] })
    screen.getByText('After you install it, open this page in its own browser.')
  })

  for (const mobile of [false, true])
    it(`offers the host's own wallets for installation, not for pairing, on a ${mobile ? 'phone' : 'computer'}`, async () => {
      await draw({ name: 'Connect' }, { mobile, rows: [BIRCH] })
      assert.include(buttons(), 'Birch NestGet')
    })

  it('explains wallets without a link to an empty list, and lists those of the host', async () => {
    await draw({ name: 'WhatIsAWallet' })
    screen.getByText('A home for what you own')
    assert.notInclude(buttons(), 'Get a wallet')
    await draw({ name: 'WhatIsAWallet' }, { rows: [BIRCH] })
    assert.include(buttons(), 'Get a wallet')
    await draw({ name: 'GetWallet' }, { rows: [BIRCH] })
    assert.include(buttons(), 'Birch NestGet')
    assert.isNull(screen.queryByText('All wallets'))
    await draw({ name: 'GetWallet' })
    assert.isNull(screen.queryByRole('list', { name: 'Wallets' }))
  })
})
