import { useState } from 'react'
import type { Phone } from './openPhone.js'
import type { PhoneState } from './PhoneState.js'

interface SiteRowProps {
  readonly session: PhoneState['sessions'][number]
  readonly phone: Phone
}

/** A connected site, and what a wallet can do to its session. */
export const SiteRow = ({ session: { topic, site, expiresAt }, phone }: SiteRowProps) => {
  const [answer, setAnswer] = useState('')
  const ping = async (): Promise<void> => {
    setAnswer('Waiting for an answer')
    setAnswer((await phone.ping(topic)) ? 'The site answers.' : 'The site does not answer.')
  }
  return (
    <li>
      <span>
        {site.name} <small>{site.url}</small>
      </span>
      <small>Until {new Date(expiresAt).toISOString().slice(0, 10)}</small>
      <button type="button" onClick={() => void phone.disconnect(topic)}>
        Disconnect
      </button>
      <button type="button" onClick={() => void phone.extend(topic)}>
        Extend
      </button>
      <button type="button" onClick={() => void ping()}>
        Ping
      </button>
      <output>{answer}</output>
    </li>
  )
}
