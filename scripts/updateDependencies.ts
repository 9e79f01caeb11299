import { writeFileSync } from 'node:fs'
import { dependenciesOf } from './package/dependenciesOf.js'

/** Records the runtime dependencies after a review of new ones: `npm run build && npm run dependencies:update`. */
const recorded = Object.fromEntries(
  dependenciesOf().map(({ place, version, licence }) => [
    place.replace(/^node_modules\//, ''),
    `${version} ${licence}`,
  ]),
)
writeFileSync(new URL('../test/package/dependencies.json', import.meta.url), `${JSON.stringify(recorded, null, 2)}\n`)
