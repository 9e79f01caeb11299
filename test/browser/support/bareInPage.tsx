import { useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The smallest page of React that does what a page with Portico does: it draws, hears a press, and draws elsewhere. */
const Bare = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && createPortal(<div role="dialog" aria-label="Bare" />, document.body)}
    </>
  )
}

createRoot(document.querySelector('main') ?? document.body).render(<Bare />)
