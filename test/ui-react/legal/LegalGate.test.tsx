import '../support/dom.js'
import { act, fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { LegalState } from '../../../domain/config/legal.js'
import type { View } from '../../../domain/modal/view.js'
import { drawView, settle } from '../support/draw.js'
import type { FakePortico } from '../support/fakePortico.js'

const DOCUMENTS = { terms: 'https://shop.example/terms', privacy: '/privacy' }

const drawWith = (
  view: View,
  legal: LegalState,
  legalCheckbox: boolean,
  prepare: (fake: FakePortico) => void = () => undefined,
): Promise<FakePortico> =>
  drawView(view, (fake) => {
    fake.stores.legal.set(legal)
    fake.stores.features.update((features) => ({ ...features, legalCheckbox }))
    prepare(fake)
  })

const isHeld = (name: RegExp): boolean => screen.getByText(name).closest('[inert]') !== null

describe('the legal documents of a host', () => {
  it('are a line with links below the connect methods, and nowhere else', async () => {
    await drawWith({ name: 'Connect' }, { ...DOCUMENTS, consent: 'Unknown' }, false)
    assert.equal(
      screen.getByText(/By connecting/).textContent,
      'By connecting, you agree to the terms and the privacy policy.',
    )
    assert.deepEqual(
      screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
      [
        ['the terms', DOCUMENTS.terms, 'noopener noreferrer'],
        ['the privacy policy', DOCUMENTS.privacy, 'noopener noreferrer'],
      ],
    )
    await drawWith({ name: 'WhatIsAWallet' }, { ...DOCUMENTS, consent: 'Unknown' }, false)
    assert.isNull(screen.queryByText(/By connecting/))
  })

  it('are named alone if there is only one', async () => {
    await drawWith({ name: 'Connect' }, { privacy: '/privacy', consent: 'Unknown' }, false)
    assert.equal(screen.getByText(/By connecting/).textContent, 'By connecting, you agree to the privacy policy.')
  })

  it('are links to pages only, whatever a host without a compiler passes', async () => {
    const legal = { terms: 'javascript:alert(1)', privacy: null, consent: 'Asked' } as never
    await drawWith({ name: 'Connect' }, legal, true)
    assert.isEmpty(screen.queryAllByRole('link'))
    assert.isTrue(isHeld(/Looking for wallets/))
  })

  it('are a checkbox that blocks every connect method until ticked, and can be unticked [S9-23]', async () => {
    const { stores, told } = await drawWith({ name: 'Connect' }, { ...DOCUMENTS, consent: 'Asked' }, true)
    const box = screen.getByRole('checkbox', { name: /^I agree to the terms and the privacy policy/ })
    assert.isTrue(isHeld(/Looking for wallets/))
    fireEvent.click(box)
    assert.include(told, 'agree true')
    act(() => stores.legal.set({ ...DOCUMENTS, consent: 'Given' }))
    assert.isFalse(isHeld(/Looking for wallets/))
    assert.isTrue((box as HTMLInputElement).checked)
    fireEvent.click(box)
    assert.include(told, 'agree false')
  })

  it('are not shown again after consent', async () => {
    await drawWith({ name: 'Connect' }, { ...DOCUMENTS, consent: 'Given' }, true)
    assert.isNull(screen.queryByRole('checkbox'))
    assert.isFalse(isHeld(/Looking for wallets/))
  })

  it('are shown before any other view to connect, which follows [S9-23]', async () => {
    const view = { name: 'ConnectingExternal', walletId: 'nobody' } as const
    const { stores } = await drawWith(view, { ...DOCUMENTS, consent: 'Asked' }, true)
    assert.isNull(screen.queryByText('Wallet not found'))
    screen.getByText('Tick the box to go on.')
    act(() => stores.legal.set({ ...DOCUMENTS, consent: 'Given' }))
    screen.getByText('Wallet not found')
    assert.isNull(screen.queryByRole('checkbox'))
  })

  it('block connecting while the consent is being read, and offer a retry if that failed', async () => {
    let attempts = 0
    await drawWith({ name: 'Connect' }, { ...DOCUMENTS, consent: 'Unknown' }, true, (fake) => {
      Object.assign(fake.portico, {
        feature: async () => {
          attempts += 1
          throw new Error('offline')
        },
      })
    })
    assert.isNull(screen.queryByText(/Looking for wallets/))
    const before = attempts
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }))
    await settle()
    assert.isAbove(attempts, before)
    assert.isNull(screen.queryByText(/Looking for wallets/))
  })
})
