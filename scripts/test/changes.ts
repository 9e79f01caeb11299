import { execFileSync } from 'node:child_process'
import { ROOT } from './runCommand.js'

/** Far enough back that what a branch changed is among them until it has long landed. */
const COMMITS = 40

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '')

const readChanges = (): ReadonlySet<string> | undefined => {
  if (process.env['CI_FULL'] === '1') return undefined
  try {
    const committed = git('diff', '--name-only', '--no-renames', `HEAD~${COMMITS}`)
    return new Set([...committed, ...git('ls-files', '--others', '--exclude-standard')])
  } catch {
    return undefined
  }
}

let changes: { readonly files: ReadonlySet<string> | undefined } | undefined

/**
 * Whether a file changed within the last 40 commits, or since: the same in every clone. Every file counts as changed
 * with `CI_FULL=1`, and where git can't tell, as in a clone without its history.
 */
export const isChanged = (path: string): boolean => {
  changes ??= { files: readChanges() }
  return changes.files?.has(path) ?? true
}
