/** A feature as the configuration call tells it. */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}
