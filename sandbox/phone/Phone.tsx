import { useState, useSyncExternalStore } from 'react'
import { LinkForm } from './LinkForm.js'
import type { Phone as PhoneWallet } from './openPhone.js'
import { QuestionCard } from './QuestionCard.js'
import { SiteRow } from './SiteRow.js'

/** The screen of the sandbox's phone. */
export const Phone = ({ phone, chains }: { readonly phone: PhoneWallet; readonly chains: readonly string[] }) => {
  const [subscribe] = useState(() => (onChange: () => void) => {
    const subscription = phone.state.subscribe(onChange)
    return () => subscription.unsubscribe()
  })
  const { online, accounts, account, solanaAccounts, solanaAccount, chain, questions, sessions, trouble } =
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
