import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { QrCode } from '../../ui-react/pairing/QrCode.js'

/** Length of a long pairing link. */
const TEXT = `wc:${'0123456789abcdef'.repeat(19)}`.slice(0, 300)

/** Renders a QR code of 300 bytes in a running React, and removes it; returns the ms until it is in the document. */
export const drawCode = (): number => {
  const place = document.createElement('div')
  const root = createRoot(place)
  document.body.append(place)
  flushSync(() => root.render(<p>A dialog</p>))
  const began = performance.now()
  flushSync(() => root.render(<QrCode text={TEXT} name="Code" />))
  const took = performance.now() - began
  if (place.querySelector('path') === null) throw new Error('no code was drawn')
  root.unmount()
  place.remove()
  return took
}

declare global {
  interface Window {
    readonly qrCode: { readonly drawCode: typeof drawCode }
  }
}
