import { type InputHTMLAttributes, type ReactNode, type SyntheticEvent, useId } from 'react'
import { fieldError, fieldLabel } from './fields.styles.js'

export interface FieldFormProps {
  readonly className: string
  readonly label: string
  /** What is wrong with the input. */
  readonly error: string | undefined
  /** Read-only for now. */
  readonly still: boolean
  /** Called when the visitor presses Enter. */
  readonly onSubmit: () => void
  /** Renders the input with the attributes that link it to the label and the error. */
  readonly children: (input: InputHTMLAttributes<HTMLInputElement>) => ReactNode
}

/** A form with one field: its label, and its error beside it, announced when it appears (W-15). */
export const FieldForm = ({ className, label, error, still, onSubmit, children }: FieldFormProps) => {
  const id = useId()
  const wrong = error !== undefined
  const onEnter = (event: SyntheticEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={className} noValidate onSubmit={onEnter}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        autoCorrect: 'off',
        spellCheck: false,
        enterKeyHint: 'go',
        // Not `disabled`, which would lose the focus at each wait for an answer.
        readOnly: still,
        'aria-disabled': still ? 'true' : undefined,
        'aria-invalid': wrong ? 'true' : undefined,
        'aria-describedby': wrong ? `${id}-error` : undefined,
      })}
      {wrong && (
        <p id={`${id}-error`} role="alert" className={fieldError}>
          {error}
        </p>
      )}
    </form>
  )
}
