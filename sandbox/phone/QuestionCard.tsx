import { useState } from 'react'
import type { Phone } from './openPhone.js'
import type { PhoneQuestion } from './PhoneState.js'

interface AccountChoiceProps {
  readonly accounts: readonly string[]
  readonly checked: readonly string[]
  readonly onChange: (checked: readonly string[]) => void
}

/** Selection of the accounts for a site. */
const AccountChoice = ({ accounts, checked, onChange }: AccountChoiceProps) => (
  <fieldset>
    <legend>Accounts</legend>
    {accounts.map((address) => (
      <label key={address} className="switch">
        <input
          type="checkbox"
          checked={checked.includes(address)}
          onChange={(event) =>
            onChange(accounts.filter((each) => (each === address ? event.target.checked : checked.includes(each))))
          }
        />
        {address}
      </label>
    ))}
  </fieldset>
)

const TITLES: Readonly<Record<string, string>> = {
  personal_sign: 'wants you to sign a message',
  eth_signTypedData_v4: 'wants you to sign structured data',
  eth_signTypedData: 'wants you to sign structured data',
  eth_sendTransaction: 'wants you to send a transaction',
  wallet_switchEthereumChain: 'wants you to change the network',
  wallet_addEthereumChain: 'wants you to add a network',
  solana_signMessage: 'wants you to sign a message',
  solana_signTransaction: 'wants you to sign a transaction',
  solana_signAllTransactions: 'wants you to sign several transactions',
  solana_signAndSendTransaction: 'wants you to send a transaction',
}

const titleOf = (question: PhoneQuestion): string => {
  if (question._tag === 'Proposal') return 'wants to connect'
  if (question._tag === 'SignIn') return 'wants to connect and to sign you in'
  return TITLES[question.method] ?? `asks for ${question.method}`
}

const isEvm = (address: string): boolean => address.startsWith('0x')

interface QuestionCardProps {
  readonly question: PhoneQuestion
  readonly phone: Phone
  /** Accounts on all networks of the wallet. */
  readonly accounts: readonly string[]
}

/** A question for the owner. */
export const QuestionCard = ({ question, phone, accounts }: QuestionCardProps) => {
  // Hides Solana accounts if the site asks for no Solana chain.
  const offered = accounts.filter(
    (address) =>
      isEvm(address) || (question._tag === 'Proposal' && question.chains.some((chain) => chain.startsWith('solana:'))),
  )
  const [granted, setGranted] = useState<readonly string[]>(offered)
  const title = titleOf(question)
  return (
    <article aria-label={`${question.site.name} ${title}`}>
      <h2>
        {question.site.name} {title}
      </h2>
      <p>
        <small>{question.site.url}</small>
      </p>
      {question._tag === 'Proposal' ? (
        <>
          <p>Networks: {question.chains.length === 0 ? 'none that this wallet has' : question.chains.join(', ')}</p>
          {question.unknownChains.length > 0 && <p>Not in this wallet: {question.unknownChains.join(', ')}</p>}
          <AccountChoice accounts={offered} checked={granted} onChange={setGranted} />
        </>
      ) : (
        <>
          <p>On {question._tag === 'SignIn' ? question.chains.join(', ') : question.chain}</p>
          <pre>{question.words}</pre>
        </>
      )}
      <button
        type="button"
        className="primary"
        disabled={question._tag === 'Proposal' && granted.length === 0}
        onClick={() => void phone.approve(question, granted)}
      >
        Approve
      </button>
      <button type="button" onClick={() => void phone.reject(question)}>
        Reject
      </button>
    </article>
  )
}
