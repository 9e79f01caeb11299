import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { rollup } from 'rollup'
import { buildDemo } from './build/buildDemo.mjs'
import { buildSecureSite } from './build/buildSecureSite.mjs'
import { writePackage } from './build/writePackage.mjs'

const CONFIG = fileURLToPath(new URL('../rollup.config.mjs', import.meta.url))

/** Builds `dist/`, the package in `build/package/`, and the demo on top of it in `build/demo/`. */
await Promise.all(['build/demo', 'dist'].map((folder) => rm(folder, { recursive: true, force: true })))
const { options, warnings } = await loadConfigFile(CONFIG)
for (const each of options) {
  const bundle = await rollup(each)
  for (const output of each.output) await bundle.write(output)
  await bundle.close()
}
warnings.flush()
await buildSecureSite()
await writePackage()
await buildDemo()
