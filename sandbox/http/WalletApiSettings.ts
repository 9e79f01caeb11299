import type { Setting } from './makeSetting.js'
import type { RemoteFeature } from './RemoteFeature.js'

/** What the wallet API can be told to say. */
export interface WalletApiSettings {
  readonly features: Setting<readonly RemoteFeature[]>
  readonly origins: Setting<readonly string[]>
  readonly analytics: Setting<boolean>
}
