import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildHost, installPackage } from './bundlers.js'
import { readScript } from './contents.js'

/** Builds the host with Vite, and prints which scripts of its page contain Portico's code before any interaction. */
await installPackage()
const folder = await buildHost('Vite')
const page = await readFile(join(folder, 'index.html'), 'utf8')
const scripts = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? [])
for (const path of scripts) {
  const bytes = (await readScript(folder, path)).get('portico')
  if (bytes !== undefined) console.log(`${path} ${bytes}`)
}
