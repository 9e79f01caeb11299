import { useState } from 'react'
import { Button } from './Button.js'
import { textForm, textInput, textLine } from './fields.styles.js'
import { FieldForm } from './FieldForm.js'

export interface EmailFieldProps {
  readonly label: string
  /** Label of the button. */
  readonly action: string
  /** Initial text. */
  readonly initial?: string
  /** What is wrong with the address; disappears when another one is typed. */
  readonly error?: string | undefined
  /** The address is being submitted. */
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Gets the focus when its view opens. */
  readonly first?: boolean
  /** An address that is not accepted, and cannot be submitted. */
  readonly except?: string | undefined
  readonly onSubmit: (email: string) => void
}

/** A field for an e-mail address, with its submit button. The caller validates the address. */
export const EmailField = ({
  label,
  action,
  initial = '',
  error,
  busy = false,
  disabled = false,
  first = false,
  except,
  onSubmit,
}: EmailFieldProps) => {
  const [text, setText] = useState(initial)
  const [edited, setEdited] = useState(false)
  const email = text.trim()
  const off = disabled || email === '' || email === except
  const submit = (): void => {
    if (busy || off) return
    setEdited(false)
    onSubmit(email)
  }
  return (
    <FieldForm
      className={textForm}
      label={label}
      error={edited || busy ? undefined : error}
      still={busy || disabled}
      onSubmit={submit}
    >
      {(input) => (
        <div className={textLine}>
          <input
            {...input}
            className={textInput}
            {...(first ? { 'data-portico-focus': true } : {})}
            type="email"
            dir="ltr"
            autoComplete="email"
            autoCapitalize="none"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setEdited(true)
            }}
          />
          <Button tone="primary" busy={busy} disabled={off} onPress={submit}>
            {action}
          </Button>
        </div>
      )}
    </FieldForm>
  )
}
