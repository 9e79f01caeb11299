import { createServer } from 'node:net'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** A free loopback port. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address === null || typeof address === 'string' ? reject(new Error('no port')) : resolve(address.port),
      )
    })
  })

const PLATFORMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'win32' }
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/** Path of the installed anvil binary; throws with installation advice if it is missing. */
const anvilBinary = (): string => {
  const platform = PLATFORMS[process.platform] ?? process.platform
  const name = `@foundry-rs/anvil-${platform}-${ARCHITECTURES[process.arch] ?? process.arch}`
  const require = createRequire(import.meta.url)
  const missing = `The sandbox needs anvil: npm install --save-dev @foundry-rs/anvil (its part for this machine is ${name}).`
  let folder: string
  try {
    // The platform package is a dependency of the anvil package, so it is resolved from there.
    const anvil = require.resolve('@foundry-rs/anvil/package.json')
    folder = dirname(createRequire(anvil).resolve(`${name}/package.json`))
  } catch (cause) {
    throw new Error(missing, { cause })
  }
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
  if (!existsSync(binary)) throw new Error(missing)
  return binary
}

/**
 * Runs a program as long as its stdin is open. Given as text rather than a module, so that it runs the same from
 * sources and from the bundle. Ignores terminal signals; the pipe closes with them.
 */
const GUARD = `
const [program, ...words] = process.argv.slice(1)
const child = require('node:child_process').spawn(program, words, { stdio: 'ignore' })
const end = () => child.kill('SIGKILL')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
process.stdin.on('end', end).on('error', end).resume()
child.once('error', () => process.exit(127))
child.once('exit', (code) => process.exit(code ?? 1))
`

/**
 * Starts a program that ends with this process, however this process ends: even SIGKILL closes the pipe that the guard
 * watches. Close its `stdin` to end it.
 */
const spawnGuarded = (program: string, words: readonly string[]): ChildProcess => {
  const guard = spawn(process.execPath, ['-e', GUARD, '--', program, ...words], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  // The pipe breaks if the guard ends first; its exit event reports that already.
  guard.stdin.on('error', () => undefined)
  return guard
}

const READY_WITHIN_MS = 10_000
const LOOK_EVERY_MS = 20

export interface Anvil {
  /** JSON-RPC over HTTP, on loopback. */
  readonly url: string
  readonly close: () => Promise<void>
}

const answers = async (url: string): Promise<boolean> => {
  try {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    return (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(READY_WITHIN_MS),
      })
    ).ok
  } catch {
    return false
  }
}

/** Starts anvil on a port; returns its exit code if it ends by itself, as on an occupied port. */
const startOn = async (port: number, chainId: number): Promise<Anvil | { readonly exitCode: number | null }> => {
  const url = `http://127.0.0.1:${port}`
  const child = spawnGuarded(anvilBinary(), [
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    '--chain-id',
    String(chainId),
    '--accounts',
    '6',
    '--timestamp',
    '1767225600',
    '--quiet',
  ])
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const hasEnded = (): boolean => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  const close = async (): Promise<void> => {
    child.stdin?.end()
    await gone
  }
  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await answers(url)) && !hasEnded()) {
    if (performance.now() > deadline) {
      await close()
      throw new Error('anvil did not answer in time')
    }
    await wait(LOOK_EVERY_MS)
  }
  // If this anvil has ended, another program answered on its port.
  return hasEnded() ? { exitCode: child.exitCode } : { url, close }
}

/** Starts an EVM chain in a child process, which ends with `close`, or with this process. */
export const startAnvil = async (chainId: number): Promise<Anvil> => {
  const first = await startOn(await freePort(), chainId)
  if ('url' in first) return first
  // Another program may have taken the free port first.
  const second = await startOn(await freePort(), chainId)
  if ('url' in second) return second
  throw new Error(`anvil ended by itself (code ${second.exitCode ?? 'unknown'})`)
}
