import { copyFile } from 'node:fs/promises'
import { MEASURED_SECONDS, SECONDS } from './test/browserLanes.js'
import { ROOT } from './test/runCommand.js'

/** Commits the durations of the last `npm test` of this checkout to the record, for checkouts without their own run. */
await copyFile(ROOT + MEASURED_SECONDS, ROOT + SECONDS).catch((cause: unknown) => {
  throw new Error(`There is no ${MEASURED_SECONDS}. Run \`npm test\` first.`, { cause })
})
