/** How one endpoint did in one round of checks. */
export interface EndpointSample {
  readonly latencyMs: number
  readonly answered: boolean
}
