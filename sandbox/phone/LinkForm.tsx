import jsQR from 'jsqr'
import { type ClipboardEvent, type SyntheticEvent, useState } from 'react'

/** Decodes the QR code in an image; otherwise `undefined`. */
const readQr = async (picture: Blob): Promise<string | undefined> => {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.drawImage(bitmap, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  return jsQR(data, width, height)?.data
}

/** Form for pasting a link, or pasting or choosing an image of a QR code. */
export const LinkForm = ({ onLink }: { readonly onLink: (uri: string) => void }) => {
  const [text, setText] = useState('')
  const [unread, setUnread] = useState(false)
  const read = async (picture: Blob | undefined | null): Promise<void> => {
    if (picture == null) return
    const link = await readQr(picture)
    setUnread(link === undefined)
    if (link !== undefined) onLink(link)
  }
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault()
    onLink(text.trim())
    setText('')
  }
  const onPaste = (event: ClipboardEvent): void => {
    const picture = [...event.clipboardData.items].find(({ type }) => type.startsWith('image/'))?.getAsFile()
    if (picture != null) void read(picture)
  }
  return (
    <section aria-labelledby="scan-title" onPaste={onPaste}>
      <h2 id="scan-title">Connect to a site</h2>
      <form onSubmit={onSubmit}>
        <label>
          Link
          <input value={text} onChange={(event) => setText(event.target.value)} placeholder="wc:…" autoComplete="off" />
        </label>
        <button type="submit" disabled={!text.trim().startsWith('wc:')}>
          Connect
        </button>
      </form>
      <label>
        Picture of a QR code
        <input type="file" accept="image/*" onChange={(event) => void read(event.target.files?.item(0))} />
      </label>
      {unread && <p role="alert">There is no QR code in this picture.</p>}
    </section>
  )
}
