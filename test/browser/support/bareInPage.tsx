import { useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The smallest React page comparable to one with Portico: it renders, handles a press, and renders a portal. */
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
