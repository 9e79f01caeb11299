import type { Portico } from 'portico'
import { type SyntheticEvent, useState } from 'react'
import type { Words } from '../words/Words.js'

/** With manual control the host pairs wallets itself; this form accepts any link. */
export const OwnLink = ({
  words,
  portico,
}: {
  readonly words: Words
  readonly portico: Pick<Portico, 'commands' | 'open'>
}) => {
  const [uri, setUri] = useState('')
  const show = (event: SyntheticEvent): void => {
    event.preventDefault()
    portico.commands.showPairingLink(uri)
    void portico.open()
  }
  return (
    <form onSubmit={show}>
      <label>
        {words.ownLink} <input value={uri} onChange={({ target }) => setUri(target.value)} autoComplete="off" />
      </label>
      <button type="submit" disabled={uri === ''}>
        {words.showLink}
      </button>
    </form>
  )
}
