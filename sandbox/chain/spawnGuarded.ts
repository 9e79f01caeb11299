import { spawn, type ChildProcess } from 'node:child_process'

/**
 * Runs a program for as long as its input is open. It is text, not a module, so that it runs the same from the
 * sources and from the bundle. Signals of the terminal are left to the closing pipe, which comes with them.
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
 * Starts a program that cannot outlive this process, however this process ends: even a SIGKILL, which nothing can
 * handle, closes the pipe that the guard watches. End it by closing its `stdin`.
 */
export const spawnGuarded = (program: string, words: readonly string[]): ChildProcess => {
  const guard = spawn(process.execPath, ['-e', GUARD, '--', program, ...words], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  // The pipe breaks when the guard ends first; its exit says so already.
  guard.stdin.on('error', () => undefined)
  return guard
}
