import { useState } from 'react'
import { codeBox, codeBoxes, codeForm, codeInput, codePlace } from './fields.styles.js'
import { FieldForm } from './FieldForm.js'

/** Code points of the digit zero: Latin, Arabic, Persian, full width. */
const ZEROS: readonly number[] = [0x30, 0x660, 0x6f0, 0xff10]

/** The digits of a text as Latin ones, from any keyboard. */
export const toLatinDigits = (text: string): string =>
  Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    const zero = ZEROS.find((each) => code >= each && code < each + 10)
    return zero === undefined ? '' : String(code - zero)
  }).join('')

const BOXES = [0, 1, 2, 3, 4, 5] as const

export interface CodeFieldProps {
  readonly label: string
  /** Why the last code was rejected. */
  readonly error?: string | undefined
  /** A code is being checked. */
  readonly busy: boolean
  /** Called with six digits. */
  readonly onCode: (code: string) => void
}

/**
 * One field for a six-digit code: supports autofill and pasting, and submits at the sixth digit. Cleared after a
 * rejection (W-29).
 */
export const CodeField = ({ label, error, busy, onCode }: CodeFieldProps) => {
  const [text, setText] = useState('')
  const [wasBusy, setWasBusy] = useState(busy)
  if (wasBusy !== busy) {
    setWasBusy(busy)
    if (!busy) setText('')
  }
  const submit = (code: string): void => {
    if (!busy && code.length === BOXES.length) onCode(code)
  }
  const onText = (typed: string): void => {
    const code = toLatinDigits(typed).slice(0, BOXES.length)
    setText(code)
    if (code !== text) submit(code)
  }
  return (
    <FieldForm
      className={codeForm}
      label={label}
      error={busy || text !== '' ? undefined : error}
      still={busy}
      onSubmit={() => submit(text)}
    >
      {(input) => (
        // Digits run left to right in every script.
        <div className={codePlace} dir="ltr">
          <input
            {...input}
            className={codeInput}
            data-portico-focus
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
          <div className={codeBoxes} aria-hidden="true">
            {BOXES.map((at) => (
              <span key={at} className={codeBox} data-next={at === Math.min(text.length, BOXES.length - 1)}>
                {text[at]}
              </span>
            ))}
          </div>
        </div>
      )}
    </FieldForm>
  )
}
