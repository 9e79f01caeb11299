import { type InputHTMLAttributes, type ReactNode, type SyntheticEvent, useId } from 'react'
import { fieldError, fieldLabel } from './fields.styles.js'

export interface FieldFormProps {
  readonly className: string
  readonly label: string
  /** What is wrong with what was given. */
  readonly error: string | undefined
  /** Nothing can be typed now. */
  readonly still: boolean
  /** The visitor pressed Enter. */
  readonly onSubmit: () => void
  /** Draws the input with what it needs to belong to the label and the error. */
  readonly children: (input: InputHTMLAttributes<HTMLInputElement>) => ReactNode
}

/** A form of one field: its label, and what is wrong with it, beside it and said aloud when it appears (W-15). */
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
        // Not `disabled`: the focus would be lost each time an answer is awaited.
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
