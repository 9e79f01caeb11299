import type { AccountSlots, EmptySlotProps, FooterSlotProps, HeaderSlotProps, Slots } from 'portico/react'
import { createContext, type ReactNode, useContext } from 'react'
import { english } from '../words/english.js'
import type { Words } from '../words/Words.js'

/** Tests that the shop's own React context reaches its slots in the modal. */
export const SlotWords = createContext(english)

const Seat = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M7 3v9h10V3M5 9v8h14V9M7 17v4M17 17v4" />
  </svg>
)

const Header = ({ title, onBack, onClose }: HeaderSlotProps) => {
  const { slots } = useContext(SlotWords)
  return (
    <div className="slot-header">
      {onBack && (
        <button type="button" onClick={onBack}>
          {slots.back}
        </button>
      )}
      {/* The heading for screen readers is Portico's. */}
      <p aria-hidden="true">Lantern Row · {title}</p>
      <button type="button" onClick={onClose}>
        {slots.close}
      </button>
    </div>
  )
}

const Footer = (_: FooterSlotProps) => {
  const { slots } = useContext(SlotWords)
  return (
    <a className="slot-link" href="#developers-title">
      {slots.help}
    </a>
  )
}

/** Portico's own text, and a line of the shop. */
const Empty = ({ children }: EmptySlotProps): ReactNode => {
  const { slots } = useContext(SlotWords)
  return (
    <>
      {children}
      <p className="slot-note">{slots.empty}</p>
    </>
  )
}

const Lamp = () => <p className="slot-note">{useContext(SlotWords).slots.lampLead}</p>

const accountSlots = ({ slots }: Words, tell: (told: string) => void): AccountSlots => ({
  actions: [
    { id: 'gift', label: slots.gift, icon: <Seat />, onPress: () => tell(slots.gift) },
    { id: 'guests', label: slots.guests, onPress: () => tell(slots.guests) },
  ],
  rows: [
    { id: 'seats', label: slots.seats, note: slots.seatsNote, icon: <Seat />, onPress: () => tell(slots.seats) },
    { id: 'invoices', label: slots.invoices, onPress: () => tell(slots.invoices) },
  ],
  tabs: [{ id: 'lamp', label: slots.lamp, Panel: Lamp }],
})

/** Example of all slots that a host may fill; `tell` reports presses. */
export const shopSlots = (words: Words, tell: (told: string) => void): Slots => ({
  Header,
  Footer,
  empty: { tokens: Empty, wallets: Empty, connections: Empty },
  account: accountSlots(words, tell),
})

/** The same slots with unbreakable names of 64 letters. */
export const longSlots = (words: Words, tell: (told: string) => void): Slots => {
  const longer = <Entry extends { readonly id: string; readonly label: string }>(entry: Entry): Entry => ({
    ...entry,
    label: `${entry.label.replaceAll(' ', '')}${'W'.repeat(64)}`.slice(0, 64),
  })
  const { actions = [], rows = [], tabs = [] } = accountSlots(words, tell)
  return {
    ...shopSlots(words, tell),
    account: { actions: actions.map(longer), rows: rows.map(longer), tabs: tabs.map(longer) },
  }
}
