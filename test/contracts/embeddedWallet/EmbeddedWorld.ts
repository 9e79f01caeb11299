import type { EmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { FakeSecureSite } from '../../fakes/fakeSecureSite.js'

/** An embedded wallet of a page without a login, and the secure site behind it. */
export interface EmbeddedWorld {
  readonly wallet: EmbeddedWallet
  readonly site: Pick<FakeSecureSite, 'asked' | 'treat' | 'isLoggedIn'>
  readonly advance: (ms: number) => Promise<void>
  readonly dispose: () => void
}
