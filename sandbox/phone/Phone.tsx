import { useState, useSyncExternalStore } from 'react'
import type { Phone as PhoneWallet } from './openPhone.js'
import { type PhoneState, SIGNS_IN } from './PhoneState.js'
import { LinkForm } from './LinkForm.js'
import { QuestionCard } from './QuestionCard.js'

interface SiteRowProps {
  readonly session: PhoneState['sessions'][number]
  readonly phone: PhoneWallet
}

/** A connected site with the wallet's actions on its session. */
const SiteRow = ({ session: { topic, site, expiresAt }, phone }: SiteRowProps) => {
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

/** The screen of the sandbox's phone. */
export const Phone = ({ phone, chains }: { readonly phone: PhoneWallet; readonly chains: readonly string[] }) => {
  const [subscribe] = useState(() => (onChange: () => void) => {
    const subscription = phone.state.subscribe(onChange)
    return () => subscription.unsubscribe()
  })
  const { online, accounts, account, solanaAccounts, solanaAccount, chain, questions, sessions, signsIn, trouble } =
    useSyncExternalStore(subscribe, () => phone.state.value)
  return (
    <main>
      <h1>Osprey Phone</h1>
      <label className="switch">
        <input type="checkbox" checked={online} onChange={(event) => void phone.setOnline(event.target.checked)} />
        Online
      </label>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} phone={phone} accounts={[...accounts, ...solanaAccounts]} />
      ))}
      <LinkForm onLink={(uri) => void phone.pair(uri)} />
      <section aria-labelledby="wallet-title">
        <h2 id="wallet-title">Wallet</h2>
        <label>
          Account
          <select
            value={account}
            onChange={(event) => void phone.chooseAccount(accounts[event.target.selectedIndex] ?? account)}
          >
            {accounts.map((address) => (
              <option key={address}>{address}</option>
            ))}
          </select>
        </label>
        {solanaAccount !== undefined && (
          <label>
            Solana account
            <select value={solanaAccount} onChange={(event) => void phone.chooseSolanaAccount(event.target.value)}>
              {solanaAccounts.map((address) => (
                <option key={address}>{address}</option>
              ))}
            </select>
          </label>
        )}
        <label>
          Signs in while it connects
          <select
            value={signsIn}
            onChange={(event) => phone.setSignsIn(SIGNS_IN[event.target.selectedIndex] ?? signsIn)}
          >
            {SIGNS_IN.map((way) => (
              <option key={way}>{way}</option>
            ))}
          </select>
        </label>
        <label>
          Network
          <select value={chain} onChange={(event) => void phone.moveTo(event.target.value)}>
            {[...new Set([chain, ...chains])].map((id) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
      </section>
      <section aria-labelledby="sites-title">
        <h2 id="sites-title">Connected sites</h2>
        {sessions.length === 0 && <p>None.</p>}
        <ul>
          {sessions.map((session) => (
            <SiteRow key={session.topic} session={session} phone={phone} />
          ))}
        </ul>
      </section>
    </main>
  )
}
