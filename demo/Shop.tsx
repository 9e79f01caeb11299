import type { Appearance, Portico } from 'portico'
import { PorticoModal, TransactionMessages, useAccount, useNetwork } from 'portico/react'
import { useEffect, useMemo, useState } from 'react'
import { Header } from './Header.js'
import { AccountPanel } from './panels/AccountPanel.js'
import { DoorCode } from './panels/DoorCode.js'
import { EventList } from './panels/EventList.js'
import { OwnLink } from './panels/OwnLink.js'
import { Programme } from './panels/Programme.js'
import { ServerDoorCode } from './panels/ServerDoorCode.js'
import { TipJar } from './panels/TipJar.js'
import { useReadable } from './settings/useReadable.js'
import type { Variant } from './settings/variant.js'
import { longSlots, shopSlots, SlotWords } from './slots/shopSlots.js'
import { type Language, LANGUAGES } from './words/Language.js'

interface ShopProps {
  readonly portico: Portico
  readonly initialLanguage: Language
  /** Recipient of tips. */
  readonly keeper: string
  /** Whether the shop pairs wallets itself. */
  readonly manual: boolean
  /** Slots of Portico's dialog that the shop fills. */
  readonly slots: Variant['slots']
  /** URL of the door code; without it, the visitor gets the door code by signing a message. */
  readonly doorCodeUrl: string | undefined
  readonly remove: () => void
}

declare global {
  interface Window {
    /**
     * Texts for Portico in place of the shop's language, set by tests and screenshots; a `shop:words` event announces a
     * change.
     */
    shopWords?: Pick<Appearance, 'locale' | 'messages'>
  }
}

type Seats = Readonly<Record<string, readonly string[]>>

const toggled = (seats: readonly string[], id: string): readonly string[] =>
  seats.includes(id) ? seats.filter((seat) => seat !== id) : [...seats, id]

export const Shop = ({ portico, initialLanguage, keeper, manual, slots, doorCodeUrl, remove }: ShopProps) => {
  const account = useAccount()
  const network = useNetwork()
  const { mode } = useReadable(portico.appearance)
  const [language, setLanguage] = useState(initialLanguage)
  const [seats, setSeats] = useState<Seats>({})
  const { words, dir } = LANGUAGES[language]
  const [told, setTold] = useState('')
  const address = account.status === 'connected' ? account.address : undefined
  const held = address === undefined ? undefined : (seats[address] ?? [])

  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = dir
    const speak = (): void => portico.setAppearance({ locale: language, messages: {}, ...window.shopWords })
    speak()
    addEventListener('shop:words', speak)
    return () => removeEventListener('shop:words', speak)
  }, [portico, language, dir])
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode
  }, [mode])

  const drawn = useMemo(() => (slots === 'long' ? longSlots : shopSlots)(words, setTold), [slots, words])

  const toggle = (id: string): void => {
    if (address !== undefined) setSeats((known) => ({ ...known, [address]: toggled(known[address] ?? [], id) }))
  }
  return (
    <>
      <Header {...{ words, language, setLanguage, portico }} />
      <main>
        <h1>{words.headline}</h1>
        <p className="lead">{words.lead}</p>
        <div className="columns">
          <Programme {...{ words, language, held, toggle }} />
          <div className="side">
            <AccountPanel {...{ words, account, network, held }} />
            {doorCodeUrl === undefined ? (
              <DoorCode {...{ words, portico, address }} />
            ) : (
              <ServerDoorCode {...{ words, url: doorCodeUrl }} />
            )}
            <TipJar {...{ words, portico, address, keeper }} />
          </div>
        </div>
      </main>
      <footer>
        <section aria-labelledby="developers-title">
          <h2 id="developers-title">{words.developers}</h2>
          <EventList words={words} portico={portico} />
          {manual && <OwnLink words={words} portico={portico} />}
          <button type="button" className="plain" onClick={remove}>
            {words.remove}
          </button>
        </section>
      </footer>
      {slots === 'none' ? (
        <PorticoModal />
      ) : (
        <SlotWords value={words}>
          <p role="status">{told}</p>
          <PorticoModal slots={drawn} />
        </SlotWords>
      )}
      <TransactionMessages />
    </>
  )
}
