import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The longest step takes half an hour, three times that on a slow machine. A step that hangs is reported and abandoned.
 */
const DEADLINE_MS = 120 * 60_000

/** Fixed time zone and locale: the machine's settings must not affect test results. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  FORCE_COLOR: '0',
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  LANGUAGE: undefined,
  LC_ALL: undefined,
  LC_MESSAGES: undefined,
}

export type Command = readonly [command: string, ...args: string[]]

export interface Ended {
  /** Whether it exited with success, in time. */
  readonly passed: boolean
  /** Output of both streams. */
  readonly printed: string
  readonly seconds: number
}

/** Runs a program in the project's folder, for two hours at most. Never rejects. */
export const runCommand = ([command, ...args]: Command, env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const started = performance.now()
    let printed = ''
    const child = spawn(command, args, {
      cwd: ROOT,
      timeout: DEADLINE_MS,
      // Mocha's process forwards this signal to its child, which runs the tests.
      killSignal: 'SIGINT',
      shell: process.platform === 'win32',
      env: { ...process.env, ...ENVIRONMENT, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        printed += String(text)
      })
    child.on('error', (error) => (printed += error.message))
    child.on('close', (code) => {
      const ms = performance.now() - started
      const isLate = ms > DEADLINE_MS
      if (isLate) printed = `${printed.slice(-2000)}\nIt did not end by itself, and was stopped.`
      resolve({ passed: code === 0 && !isLate, printed, seconds: ms / 1000 })
    })
  })
