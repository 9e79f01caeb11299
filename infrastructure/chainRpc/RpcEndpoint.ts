/** Where a chain is read from. */
export interface RpcEndpoint {
  readonly url: string
  /** The provider's endpoint reads JSON under any content type; `text/plain` spares the browser its preflight. */
  readonly contentType: 'text/plain' | 'application/json'
}
