import { Dialog as HeadlessDialog, DialogPanel } from '@headlessui/react'
import { Dialog as MuiDialog } from '@mui/material'
import * as Radix from '@radix-ui/react-dialog'
import { createFocusTrap } from 'focus-trap'
import { createPortico } from 'portico'
import { mainnet } from 'portico/networks'
import { PorticoModal, PorticoProvider, useAccount } from 'portico/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog as AriaDialog, Modal as AriaModal } from 'react-aria-components'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Drawer } from 'vaul'
import { announcePageWallet } from './announcePageWallet.js'

announcePageWallet({ name: 'Heron' })

const portico = createPortico({
  networks: [mainnet],
  projectId: 'sandbox',
  features: { email: true, socials: false },
  logLevel: 'silent',
  // No server but a relay exists: nothing leaves this machine.
  endpoints: {
    relay: new URLSearchParams(location.search).get('relay') ?? '',
    walletApi: `${location.origin}/wallets`,
    blockchainApi: `${location.origin}/chains`,
    secureSite: `${location.origin}/secure`,
    rpc: { 'eip155:1': [`${location.origin}/rpc`] },
  },
})

interface HostDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Traps focus and presses, or closes when something else is pressed. */
const Trapping = ({ isOpen, onClose, children, goes }: HostDialogProps & { readonly goes: boolean }) => {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    if (!isOpen || box.current === null) return undefined
    const trap = createFocusTrap(box.current, {
      clickOutsideDeactivates: goes,
      onDeactivate: () => close.current(),
    }).activate()
    return () => void trap.deactivate({ onDeactivate: () => undefined })
  }, [isOpen, goes])
  return (
    isOpen && (
      <div ref={box} role="dialog" aria-label="Checkout" className="box">
        {children}
      </div>
    )
  )
}

/** A modal dialog in its own tree, with the page's content. */
class ShopDialog extends HTMLElement {
  readonly dialog = document.createElement('dialog')
  constructor() {
    super()
    this.dialog.append(document.createElement('slot'))
    this.dialog.setAttribute('aria-label', 'Checkout')
    this.dialog.addEventListener('close', () => this.dispatchEvent(new Event('left')))
    this.attachShadow({ mode: 'open' }).append(this.dialog)
  }
}
customElements.define('shop-dialog', ShopDialog)

const Component = ({ isOpen, onClose, children }: HostDialogProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [element] = useState(() => new ShopDialog())
  // A dialog moved in the document is no longer modal.
  useEffect(() => place.current?.append(element), [element])
  useEffect(() => {
    element.addEventListener('left', onClose)
    return () => element.removeEventListener('left', onClose)
  }, [element, onClose])
  useEffect(() => {
    if (isOpen) element.dialog.showModal()
    else element.dialog.close()
  }, [element, isOpen])
  return (
    <>
      <div ref={place} />
      {isOpen && createPortal(children, element)}
    </>
  )
}

/** Dialogs of hosts, by the library or element that makes them. */
const DIALOGS: Readonly<Record<string, (props: HostDialogProps) => ReactNode>> = {
  Radix: ({ isOpen, onClose, children }) => (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content className="box" aria-describedby={undefined}>
          <Radix.Title>Checkout</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  ),
  Vaul: ({ isOpen, onClose, children }) => (
    <Drawer.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Drawer.Portal>
        <Drawer.Overlay className="veil" />
        <Drawer.Content className="box" aria-describedby={undefined}>
          <Drawer.Title>Checkout</Drawer.Title>
          {children}
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  ),
  MUI: ({ isOpen, onClose, children }) => (
    <MuiDialog open={isOpen} onClose={onClose} aria-label="Checkout" transitionDuration={0}>
      {children}
    </MuiDialog>
  ),
  'Headless UI': ({ isOpen, onClose, children }) => (
    <HeadlessDialog open={isOpen} onClose={onClose} aria-label="Checkout">
      <DialogPanel className="box">{children}</DialogPanel>
    </HeadlessDialog>
  ),
  'React Aria': ({ isOpen, onClose, children }) => (
    <AriaModal isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className="box">
      <AriaDialog aria-label="Checkout">{children}</AriaDialog>
    </AriaModal>
  ),
  'a native dialog': ({ isOpen, onClose, children }) => (
    <dialog
      ref={(element) => {
        if (isOpen && element?.open === false) element.showModal()
        if (!isOpen) element?.close()
      }}
      aria-label="Checkout"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {isOpen && children}
    </dialog>
  ),
  'focus-trap': (props) => <Trapping {...props} goes={false} />,
  'focus-trap that ends outside': (props) => <Trapping {...props} goes />,
  'a component': Component,
  'a native popover': ({ isOpen, onClose, children }) => (
    <div
      ref={(element) => {
        if (isOpen && element?.matches(':popover-open') === false) element.showPopover()
      }}
      popover=""
      role="dialog"
      aria-label="Checkout"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {isOpen && children}
    </div>
  ),
}

/** A page whose dialog has the button that opens the modal, and a form around its content. */
const Host = () => {
  const [isOpen, setOpen] = useState(false)
  const Dialog = DIALOGS[decodeURIComponent(location.hash.slice(1))] ?? (() => null)
  const page = useRef<HTMLDivElement>(null)
  const [isPaying, setPaying] = useState(false)
  const { address } = useAccount()
  useEffect(() => {
    if (isPaying && address !== undefined) setOpen(false)
  }, [isPaying, address])
  const connect = (): void => void portico.open()
  return (
    <div ref={page} className="page">
      <button type="button" onClick={() => setOpen(true)}>
        Check out
      </button>
      <button type="button" onClick={() => void page.current?.requestFullscreen().then(connect)}>
        Fill the screen
      </button>
      <button
        type="button"
        onClick={() => {
          connect()
          setTimeout(() => setOpen(true), 500)
        }}
      >
        Connect, then check out
      </button>
      <button type="button" onClick={() => void portico.disconnect()}>
        Disconnect
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <input aria-label="Voucher" defaultValue="SPRING" />
        <button type="button" onClick={connect}>
          Pay with a wallet
        </button>
        <button
          type="button"
          onClick={() => {
            connect()
            setPaying(true)
          }}
        >
          Pay, and stay until connected
        </button>
        <button type="button" onClick={() => portico.close()}>
          Leave the wallet
        </button>
        <button
          type="button"
          onClick={() => {
            connect()
            setTimeout(() => document.querySelector('dialog')?.close(), 500)
          }}
        >
          Pay, and close this
        </button>
      </Dialog>
    </div>
  )
}

const main = document.querySelector('main')
if (main === null) throw new Error('the page has no main')
createRoot(main).render(
  <PorticoProvider portico={portico}>
    <Host />
    <PorticoModal />
  </PorticoProvider>,
)
