import type { LoginError } from '../../domain/login/LoginError.js'

/** What a failure says. Its code comes with the first failure, which waits for no words that cannot be had. */
export const describeFailure = (error: LoginError): Promise<string> =>
  import('../../domain/errors/describeError.js').then(
    ({ describeError }) => describeError(error).message,
    () => error._tag,
  )
