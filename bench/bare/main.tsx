import './main.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** `?rows=600` requests a longer list. */
const length = Number(new URLSearchParams(location.search).get('rows') ?? 40)
const ROWS = Array.from({ length }, (_, index) => `Wallet ${index + 1}`)

interface BareDialogProps {
  readonly close: () => void
  readonly connect: () => void
}

const BareDialog = ({ close, connect }: BareDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label="Wallets" onClose={close}>
      <ul>
        {ROWS.map((name) => (
          <li key={name}>
            <button type="button" onClick={connect}>
              <span>{name}</span>
              <span>Get</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}

const KEY = 'account'
const ACCOUNT = '0xa1a1…a1a1'

/** Baseline of any React dialog: no library, no data, text rows. A row is an account, remembered like one. */
const Page = () => {
  const [open, setOpen] = useState(false)
  const [account, setAccount] = useState(() => localStorage.getItem(KEY))
  const connect = () => {
    localStorage.setItem(KEY, ACCOUNT)
    setAccount(ACCOUNT)
    setOpen(false)
  }
  return (
    <header>
      <button type="button" onClick={() => setOpen(true)}>
        {account ?? 'Open'}
      </button>
      {open && <BareDialog close={() => setOpen(false)} connect={connect} />}
    </header>
  )
}

const place = document.getElementById('page')
if (place === null) throw new Error('index.html has no #page')
createRoot(place).render(<Page />)
