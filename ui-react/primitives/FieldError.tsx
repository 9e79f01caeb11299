import { fieldError } from './FieldError.styles.js'

/** What is wrong with a field, beside it and said aloud when it appears (W-15). The field names it by `id`. */
export const FieldError = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <p id={id} role="alert" className={fieldError}>
    {text}
  </p>
)
