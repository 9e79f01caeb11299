import { existsSync } from 'node:fs'
import type { Sandbox } from '../../../sandbox/Sandbox.js'
import { type ServedDemo, serveDemo } from '../../../scripts/serveDemo.mjs'

const BUILT = new URL('../../../build/demo/main.js', import.meta.url)

/** Serves the built demo, as `npm start` does, on a free port. */
export const startDemo = async (sandbox: Sandbox, phone: string): Promise<ServedDemo> => {
  if (!existsSync(BUILT)) throw new Error('There is no built demo. Run `npm run build` first.')
  return serveDemo({ port: 0, sandbox, phone })
}
