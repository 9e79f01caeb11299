import { spawn } from 'node:child_process'

export interface Ending {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs one of the gates' tools in a folder, and returns how it ended. */
export const runTool = (folder: string, command: string, args: readonly string[]): Promise<Ending> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' } })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (text: Buffer) => (stdout += text.toString()))
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
