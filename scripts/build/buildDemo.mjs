import { cp } from 'node:fs/promises'
import { bundlePage } from './bundlePage.mjs'

/** Bundles the demo as any host would bundle itself: against the built package, by its public names. */
export const buildDemo = async () => {
  await bundlePage('demo/main.tsx', 'build/demo')
  await cp('demo/index.html', 'build/demo/index.html')
}
