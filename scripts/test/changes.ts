import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ROOT } from './runCommand.js'

/** Number of commits to look back, so that a branch's changes still count for a while after merging. */
const COMMITS = 40

type Versions = Readonly<Record<string, string>>

/** Changed paths, and direct dependencies with a changed version. */
interface Changes {
  readonly files: ReadonlySet<string>
  readonly packages: ReadonlySet<string>
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const versionsIn = (manifest: string): Versions => {
  const { dependencies, devDependencies } = JSON.parse(manifest) as Record<'dependencies' | 'devDependencies', Versions>
  return { ...dependencies, ...devDependencies }
}

const readChanges = (): Changes | undefined => {
  if (process.env['CI_FULL'] === '1') return undefined
  try {
    const base = `HEAD~${COMMITS}`
    const paths = git('diff', '--name-only', '--no-renames', base) + git('ls-files', '--others', '--exclude-standard')
    const before = versionsIn(git('show', `${base}:package.json`))
    const now = versionsIn(readFileSync(`${ROOT}package.json`, 'utf8'))
    const packages = Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name])
    return { files: new Set(paths.split('\n').filter((path) => path !== '')), packages: new Set(packages) }
  } catch {
    return undefined
  }
}

let read: { readonly changes: Changes | undefined } | undefined

const isAnyChanged = (pick: (changes: Changes) => ReadonlySet<string>, starts: readonly string[]): boolean => {
  read ??= { changes: readChanges() }
  if (read.changes === undefined) return true
  return [...pick(read.changes)].some((name) => starts.some((start) => name.startsWith(start)))
}

/**
 * Whether a file with one of these path prefixes changed within the last 40 commits or since; the same in every clone.
 * `true` with `CI_FULL=1`, and if git cannot tell, as in a shallow clone.
 */
export const areFilesChanged = (...starts: readonly string[]): boolean => isAnyChanged(({ files }) => files, starts)

/** The same for versions of direct dependencies. */
export const arePackagesChanged = (...starts: readonly string[]): boolean =>
  isAnyChanged(({ packages }) => packages, starts)
