import type { RemoteError } from '../../domain/errors/RemoteError.js'

/** Carries a `RemoteError` through viem, which knows failures only as exceptions. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  readonly error: RemoteError

  constructor(error: RemoteError) {
    super(error._tag)
    this.error = error
  }
}
