import { copyFile } from 'node:fs/promises'
import { MEASURED_SECONDS, SECONDS } from './test/browserLanes.js'
import { ROOT } from './test/runCommand.js'

/** Records what the last `npm test` of this checkout measured, for checkouts that have no run of their own. */
await copyFile(ROOT + MEASURED_SECONDS, ROOT + SECONDS).catch((cause: unknown) => {
  throw new Error(`There is no ${MEASURED_SECONDS}. Run \`npm test\` first.`, { cause })
})
