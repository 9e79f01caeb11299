/** Where endpoints of chains may come from. */
export interface EndpointSources {
  readonly projectId?: string
  /** Base address of the provider's endpoint. */
  readonly rpcBase: string
  /** The host's own endpoints, by CAIP-2 id. */
  readonly customRpc: Readonly<Partial<Record<string, readonly string[]>>>
}
