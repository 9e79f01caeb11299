import type { Appearance } from '../../application/api/Appearance.js'
import type { Core } from '../../application/api/Core.js'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { Readable } from '../../application/shared/Readable.js'
import { CORE, LIFETIME } from './featureTokens.js'
import { makeContainer } from './makeContainer.js'

/** Builds the product and starts it. `destroy` ends it together with everything its adapters hold. */
export const startCore = (options: PorticoOptions, appearance: Readable<Appearance>): Core => {
  const resolve = makeContainer(options, appearance)
  const core = resolve(CORE)
  const lifetime = resolve(LIFETIME)
  lifetime.add(() => core.destroy())
  return { ...core, destroy: () => lifetime.unsubscribe() }
}
