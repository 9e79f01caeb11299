import { isFresh } from './build/isFresh.mjs'
import { loginLanes } from './test/browserLanes.js'
import { TESTS_ON_CHANGE } from './test/onChange.js'
import { type Ended, runCommand } from './test/runCommand.js'
import { runMocha } from './test/runMocha.js'

/**
 * `npm run sweep`: checks of every view, width, theme and language that take too long for `npm test`: layout of each
 * view, a screenshot of each (`build/screenshots/`), all logins in the newest packaged Chromium, and everything that
 * `npm test` runs only on change. Run it and look at the screenshots before finishing a change of the interface.
 */
const told = async (what: string, run: Promise<Ended>): Promise<boolean> => {
  const { passed, printed, seconds } = await run
  console.log(`${passed ? 'passed' : 'FAILED'}  ${what} (${seconds.toFixed(0)} s)${passed ? '' : `\n${printed}`}`)
  return passed
}

const inTurn = async (...runs: (() => Promise<boolean>)[]): Promise<boolean> => {
  let passed = true
  for (const run of runs) passed = (await run()) && passed
  return passed
}

const pictures = (): Promise<boolean> =>
  told(
    'a picture of each',
    runCommand(['node', '--import', './scripts/mochaRegister.mjs', 'test/browser/screenshots.ts']),
  )
const shapes = (): Promise<boolean> => told('the shape of every view', runMocha({ files: ['test/sweep/**/*.test.ts'] }))
const onChange = (): Promise<boolean> =>
  told(
    'what npm test leaves out without a change',
    runMocha({
      files: TESTS_ON_CHANGE,
      options: ['--exit'],
      env: { CI_FULL: '1' },
    }),
  )
const logins = loginLanes().map(
  (files) => () => told('logins in the newest Chromium', runMocha({ files, env: { TEST_BROWSER: 'newest' } })),
)

if (!(await isFresh()) && !(await told('build', runCommand(['node', 'scripts/build.mjs'])))) process.exit(1)
const passed = await Promise.all([inTurn(shapes, ...logins), inTurn(pictures, onChange)])
process.exitCode = passed.every(Boolean) ? 0 : 1
