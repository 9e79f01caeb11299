import type { AccountState, NetworkState } from 'portico'
import type { Words } from '../words/Words.js'
import { SHOWS } from './Programme.js'

interface AccountPanelProps {
  readonly words: Words
  readonly account: AccountState
  readonly network: NetworkState
  readonly held: readonly string[] | undefined
}

const networkName = (words: Words, { active }: NetworkState): string =>
  active._tag === 'Configured' ? active.network.name : words.unknownNetwork(active.caipNetworkId)

const balanceText = ({ balance, balanceSymbol }: AccountState): string | undefined =>
  balance === undefined ? undefined : `${balance} ${balanceSymbol ?? ''}`.trim()

type Row = readonly [id: string, term: string, value: string | undefined]

/** Login and account type; empty for the visitor's own wallet. */
const loginRows = (words: Words, { user, preferredAccountType }: AccountState): readonly Row[] =>
  user === undefined
    ? []
    : [
        ['user', words.loggedInAs, user.userName ?? user.email ?? undefined],
        ['kind', words.kind, words.kinds[preferredAccountType]],
      ]

/** The connected account, and the seats it holds. */
export const AccountPanel = ({ words, account, network, held }: AccountPanelProps) => {
  const rows: readonly Row[] = [
    ['status', words.status, words.statuses[account.status]],
    ['wallet', words.wallet, account.connectedWalletInfo?.name],
    ['address', words.address, account.address],
    ['network', words.network, networkName(words, network)],
    ['balance', words.balance, balanceText(account)],
    ...loginRows(words, account),
  ]
  const seats = SHOWS.filter(({ id }) => held?.includes(id))
  return (
    <section aria-labelledby="account-title">
      <h2 id="account-title">{words.account}</h2>
      <dl>
        {rows.map(([id, term, value]) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd data-account={id}>
              <bdi>{value ?? words.nothing}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <h3>{words.yourSeats}</h3>
      {seats.length === 0 ? (
        <p className="quiet">{words.noSeats}</p>
      ) : (
        <ul aria-label={words.yourSeats}>
          {seats.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
