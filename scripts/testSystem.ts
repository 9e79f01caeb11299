import { describeBrowser } from './test/describeBrowser.js'
import { browserLanes } from './test/browserLanes.js'
import { runMocha } from './test/runMocha.js'

/** `npm run test:system`: runs the browser tests on the installed Chromium, or on that in CHROMIUM_PATH. */
console.log(await describeBrowser('System'))
const lanes = await Promise.all(browserLanes().map((files) => runMocha({ files, env: { TEST_BROWSER: 'system' } })))
for (const { printed } of lanes) console.log(printed)
process.exitCode = lanes.every(({ passed }) => passed) ? 0 : 1
