import { CATALOGUE, type DomainError } from './domainError.js'
import type { ErrorDescription } from './errorTable.js'

type Describe = (error: DomainError) => ErrorDescription

/** Code, text and retry advice of an error (specification section 8, U-88, U-90). */
export const describeError = (error: DomainError): ErrorDescription =>
  // The catalogue pairs each tag with its own error; TypeScript cannot carry that pairing through an index.
  (CATALOGUE[error._tag] as Describe)(error)
