import { cp } from 'node:fs/promises'
import { bundlePage } from './bundlePage.mjs'

/** Bundles the demo, which imports the built package by its public names like any host, and the sandbox's phone. */
export const buildDemo = async () => {
  await bundlePage('demo/main.tsx', 'build/demo')
  await bundlePage('sandbox/phone/main.tsx', 'build/phone')
  await cp('demo/index.html', 'build/demo/index.html')
  await cp('demo/icon.svg', 'build/demo/icon.svg')
  await cp('sandbox/phone/phone.html', 'build/phone/index.html')
}
