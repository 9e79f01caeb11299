import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The longest step takes half an hour, on a slow machine three times that. One that hangs is named, and left. */
const DEADLINE_MS = 120 * 60_000

/** Where the machine stands and which language it speaks must not decide what a test says. */
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
  /** Whether it said so itself, in time. */
  readonly passed: boolean
  /** Both of its streams. */
  readonly printed: string
  readonly seconds: number
}

/** Runs a program of the project in the project's folder, for two hours at most. Never rejects. */
export const runCommand = ([command, ...args]: Command, env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const started = performance.now()
    let printed = ''
    const child = spawn(command, args, {
      cwd: ROOT,
      timeout: DEADLINE_MS,
      // Mocha's process passes this one on to the one that runs the tests.
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
