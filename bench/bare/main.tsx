import './main.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** `?rows=600` requests a longer list. */
const length = Number(new URLSearchParams(location.search).get('rows') ?? 40)
const ROWS = Array.from({ length }, (_, index) => `Wallet ${index + 1}`)

const BareDialog = ({ close }: { readonly close: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label="Wallets" onClose={close}>
      <ul>
        {ROWS.map((name) => (
          <li key={name}>
            <button type="button" onClick={close}>
              <span>{name}</span>
              <span>Get</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}

/** Baseline of any React dialog: no library, no data, text rows. */
const Page = () => {
  const [open, setOpen] = useState(false)
  return (
    <header>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <BareDialog close={() => setOpen(false)} />}
    </header>
  )
}

const place = document.getElementById('page')
if (place === null) throw new Error('index.html has no #page')
createRoot(place).render(<Page />)
