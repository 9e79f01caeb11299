import { writeFileSync } from 'node:fs'
import { apiReports, recordOf } from './package/apiReports.js'

/** Records the public API of the built package: `npm run build && npm run api:update` after an intended change. */
for (const [name, report] of apiReports()) writeFileSync(recordOf(name), report)
