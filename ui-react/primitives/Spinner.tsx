import { spinner } from './Spinner.styles.js'

/** Shows that something is under way; the words for it stand beside it. */
export const Spinner = () => <span className={spinner} aria-hidden="true" />
