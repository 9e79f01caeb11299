import { describeBrowser } from './test/describeBrowser.js'
import { browserLanes } from './test/browserLanes.js'
import { runMocha } from './test/runMocha.js'

/** `npm run test:system`: the browser tests on a Chromium that is installed, or that CHROMIUM_PATH names. */
console.log(await describeBrowser('System'))
const lanes = await Promise.all(browserLanes().map((files) => runMocha({ files, env: { TEST_BROWSER: 'system' } })))
for (const { printed } of lanes) console.log(printed)
process.exitCode = lanes.every(({ passed }) => passed) ? 0 : 1
