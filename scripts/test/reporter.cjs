const { writeFileSync } = require('node:fs')
const { relative } = require('node:path')
const Mocha = require('mocha')

/** How long a run with failures may take to end by itself: a failed hook may have left a server or a chain open. */
const ENDS_WITHIN_MS = 5_000

/**
 * Prints like mocha's "spec" reporter, and writes a JSON report to the file in TEST_REPORT: passed tests, seconds per
 * file, and failures with the titles that `--grep` matches.
 */
module.exports = class extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options)
    const report = { passing: 0, secondsOf: {}, failures: [] }
    const nameOf = (file) => file && relative(process.cwd(), file).replaceAll('\\', '/')
    const note = ({ file, duration = 0 }) => {
      const name = nameOf(file)
      report.secondsOf[name] = (report.secondsOf[name] ?? 0) + duration / 1000
    }
    runner.on('pass', (test) => {
      report.passing += 1
      note(test)
    })
    runner.on('fail', (failed, error) => {
      if (failed.type === 'test') note(failed)
      report.failures.push({
        file: nameOf(failed.file),
        title: failed.fullTitle(),
        isHook: failed.type === 'hook',
        error: String(error?.message ?? error).split('\n')[0],
      })
    })
    runner.once('end', () => {
      writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
      if (report.failures.length > 0) setTimeout(() => process.exit(1), ENDS_WITHIN_MS).unref()
    })
  }
}
