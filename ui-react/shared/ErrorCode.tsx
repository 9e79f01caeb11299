import { useEffect, useState } from 'react'
import type { DomainError } from '../../domain/errors/domainError.js'
import { hint } from '../modal/shared.styles.js'

/** The code of an error, to look up or pass on; the codes load with the first error. */
export const ErrorCode = ({ error }: { readonly error: DomainError }) => {
  const [code, setCode] = useState('')
  useEffect(() => {
    void import('../../domain/errors/domainError.js').then(
      ({ describeError }) => setCode(describeError(error).code),
      () => undefined,
    )
  }, [error])
  return (
    <small className={hint} translate="no">
      {code}
    </small>
  )
}
