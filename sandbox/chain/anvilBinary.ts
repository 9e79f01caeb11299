import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PLATFORMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'win32' }
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/** Where npm put anvil for this machine; says what to install where it did not. */
export const anvilBinary = (): string => {
  const platform = PLATFORMS[process.platform] ?? process.platform
  const name = `@foundry-rs/anvil-${platform}-${ARCHITECTURES[process.arch] ?? process.arch}`
  const require = createRequire(import.meta.url)
  const missing = `The sandbox needs anvil: npm install --save-dev @foundry-rs/anvil (its part for this machine is ${name}).`
  let folder: string
  try {
    // The platform package is a dependency of anvil's own, so it is looked for from there.
    const anvil = require.resolve('@foundry-rs/anvil/package.json')
    folder = dirname(createRequire(anvil).resolve(`${name}/package.json`))
  } catch (cause) {
    throw new Error(missing, { cause })
  }
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
  if (!existsSync(binary)) throw new Error(missing)
  return binary
}
