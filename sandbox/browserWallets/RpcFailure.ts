/** An error as EIP-1193 wants it: a message and a code. */
export class RpcFailure extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
