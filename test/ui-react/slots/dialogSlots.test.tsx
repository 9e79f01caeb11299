import '../support/dom.js'
import { fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import { createContext, useContext, useState } from 'react'
import { drawWithSlots } from '../support/drawWithSlots.js'
import { change, draw, settle } from '../support/draw.js'
import { PorticoModal } from '../../../ui-react/modal/PorticoModal.js'
import type { EmptySlotProps, FooterSlotProps, HeaderSlotProps } from '../../../ui-react/slots/Slots.js'

const Throws = (): never => {
  throw new Error('the host’s part broke')
}

/** Renders nothing of Portico's. */
const OwnHeader = ({ view, title, onBack, onClose }: HeaderSlotProps) => (
  <div data-testid="header">
    {view}: {title}
    {onBack && <button onClick={onBack}>Earlier</button>}
    <button onClick={onClose}>Leave</button>
  </div>
)

const Around = ({ children }: HeaderSlotProps) => <div data-testid="header">{children}</div>

describe('a header rendered by the host', () => {
  it('replaces Portico’s, and the dialog keeps its name and heading [U-69]', async () => {
    const { told } = await drawWithSlots({ name: 'WhatIsAWallet' }, { Header: OwnHeader })
    const dialog = screen.getByRole('dialog', { name: 'What is a wallet?' })
    assert.include(screen.getByTestId('header').textContent, 'WhatIsAWallet: What is a wallet?')
    assert.equal(within(dialog).getAllByRole('heading', { name: 'What is a wallet?' }).length, 1)
    assert.isNull(within(dialog).queryByRole('button', { name: 'Close' }))
    assert.isNull(screen.queryByRole('button', { name: 'Earlier' }), 'nothing is before the first view')
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    assert.include(told, 'close')
  })

  it('goes back if there is a previous view [U-69]', async () => {
    const { stores, told } = await drawWithSlots({ name: 'Connect' }, { Header: OwnHeader })
    await change(() =>
      stores.modal.set({ _tag: 'Open', history: [{ name: 'Connect' }, { name: 'WhatIsAWallet' }], shaking: false }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Earlier' }))
    assert.include(told, 'back')
  })

  it('may contain Portico’s, whose heading is then the only one [U-69]', async () => {
    await drawWithSlots({ name: 'WhatIsAWallet' }, { Header: Around })
    const heading = screen.getByRole('heading', { name: 'What is a wallet?' })
    assert.isTrue(screen.getByTestId('header').contains(heading))
    screen.getByRole('dialog', { name: 'What is a wallet?' })
    within(screen.getByTestId('header')).getByRole('button', { name: 'Close' })
  })

  it('is replaced by Portico’s if it throws, without other effects, and React reports the error [U-69]', async () => {
    const Footer = () => <a href="/help">Help</a>
    const { reported } = await drawWithSlots({ name: 'WhatIsAWallet' }, { Header: Throws, Footer })
    screen.getByRole('link', { name: 'Help' })
    screen.getByRole('dialog', { name: 'What is a wallet?' })
    screen.getByRole('button', { name: 'Close' })
    assert.isNotNull(document.querySelector('[data-portico-view="WhatIsAWallet"]'))
    assert.deepEqual(reported, ['the host’s part broke'])
  })

  it('keeps its own state across views, and host renders [U-69]', async () => {
    const Counter = ({ view }: HeaderSlotProps) => {
      const [first] = useState(view)
      return <p>Began at {first}</p>
    }
    const { stores, drawAnew } = await drawWithSlots({ name: 'Connect' }, { Header: Counter })
    await change(() => stores.modal.set({ _tag: 'Open', history: [{ name: 'WhatIsAWallet' }], shaking: false }))
    await drawAnew({ Header: Counter })
    screen.getByText('Began at Connect')
    screen.getByRole('dialog', { name: 'What is a wallet?' })
  })
})

describe('a footer rendered by the host', () => {
  const Site = createContext('no site')
  const Footer = ({ view }: FooterSlotProps) => <a href="/help">{`${useContext(Site)}, ${view}`}</a>

  it('is below every view, with the context of the host [U-69]', async () => {
    const fake = await draw(
      <Site.Provider value="Lantern Row">
        <PorticoModal slots={{ Footer }} />
      </Site.Provider>,
      ({ stores }) => stores.modal.set({ _tag: 'Open', history: [{ name: 'Connect' }], shaking: false }),
    )
    const link = await screen.findByRole('link', { name: 'Lantern Row, Connect' })
    const view = document.querySelector('[data-portico-view]')
    assert.equal(view?.compareDocumentPosition(link), Node.DOCUMENT_POSITION_FOLLOWING)
    await change(() => fake.stores.modal.set({ _tag: 'Open', history: [{ name: 'WhatIsAWallet' }], shaking: false }))
    screen.getByRole('link', { name: 'Lantern Row, WhatIsAWallet' })
  })

  it('is dropped if it throws, without other effects [U-69]', async () => {
    const { reported } = await drawWithSlots({ name: 'WhatIsAWallet' }, { Footer: Throws })
    screen.getByRole('dialog', { name: 'What is a wallet?' })
    assert.isNotNull(document.querySelector('[data-portico-view="WhatIsAWallet"]'))
    assert.deepEqual(reported, ['the host’s part broke'])
  })

  it('is reachable by Tab, also if it ends with a control that is no button [U-69]', async () => {
    const Choice = () => (
      <select aria-label="Currency">
        <option>EUR</option>
      </select>
    )
    await drawWithSlots({ name: 'WhatIsAWallet' }, { Footer: Choice })
    const buttons = screen.getAllByRole('button')
    buttons.at(-1)?.focus()
    assert.isTrue(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' }), 'goes on to the choice')
    screen.getByRole('combobox', { name: 'Currency' }).focus()
    assert.isFalse(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' }), 'and begins anew there')
    assert.equal(document.activeElement, buttons[0])
    await settle()
  })
})

describe('empty states rendered by the host', () => {
  const Empty = ({ children }: EmptySlotProps) => (
    <div data-testid="empty">
      <p>Ask us at the counter.</p>
      {children}
    </div>
  )
  const noWallets = {
    methods: ['wallet' as const],
    rows: [],
    toGet: [],
    directory: 'Unavailable' as const,
    total: 0,
  }

  it("appear in their places, with Portico's text as input [U-69]", async () => {
    await drawWithSlots({ name: 'Connect' }, { empty: { wallets: Empty } }, ({ stores }) =>
      stores.wallets.set(noWallets),
    )
    within(screen.getByTestId('empty')).getByText('No wallet found in this browser')
  })

  it('are replaced by Portico’s if they throw [U-69]', async () => {
    const { reported } = await drawWithSlots({ name: 'Connect' }, { empty: { wallets: Throws } }, ({ stores }) =>
      stores.wallets.set(noWallets),
    )
    screen.getByText('No wallet found in this browser')
    assert.deepEqual(reported, ['the host’s part broke'])
  })

  it('leave unnamed places to Portico [U-69]', async () => {
    await drawWithSlots({ name: 'Connect' }, { empty: { tokens: Empty } }, ({ stores }) =>
      stores.wallets.set(noWallets),
    )
    screen.getByText('No wallet found in this browser')
    assert.isNull(screen.queryByTestId('empty'))
  })
})
