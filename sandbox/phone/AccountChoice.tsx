import type { Address } from 'viem'

interface AccountChoiceProps {
  readonly accounts: readonly Address[]
  readonly checked: readonly Address[]
  readonly onChange: (checked: readonly Address[]) => void
}

/** Which accounts a site gets. */
export const AccountChoice = ({ accounts, checked, onChange }: AccountChoiceProps) => (
  <fieldset>
    <legend>Accounts</legend>
    {accounts.map((address) => (
      <label key={address} className="switch">
        <input
          type="checkbox"
          checked={checked.includes(address)}
          onChange={(event) => onChange(accounts.filter((each) => (each === address ? event.target.checked : checked.includes(each))))}
        />
        {address}
      </label>
    ))}
  </fieldset>
)
