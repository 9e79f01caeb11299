interface AccountChoiceProps {
  readonly accounts: readonly string[]
  readonly checked: readonly string[]
  readonly onChange: (checked: readonly string[]) => void
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
          onChange={(event) =>
            onChange(accounts.filter((each) => (each === address ? event.target.checked : checked.includes(each))))
          }
        />
        {address}
      </label>
    ))}
  </fieldset>
)
