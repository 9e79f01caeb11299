import { writeFileSync } from 'node:fs'
import { exportsOf } from './package/exportsOf.js'

/** Records what the built package exports: `npm run build && npm run exports:update` after a wanted change. */
writeFileSync(new URL('../test/package/exports.json', import.meta.url), `${JSON.stringify(exportsOf(), null, 2)}\n`)
