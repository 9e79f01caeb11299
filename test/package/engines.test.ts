import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { assert } from 'chai'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** npm reports its warnings, and neither loads nor changes anything. */
const DRY = ['--dry-run', '--offline', '--ignore-scripts']

describe('`npm ci`', () => {
  it('does not warn about a package that requires a newer Node than the current one', () => {
    const { stderr, status } = spawnSync('npm', ['ci', ...DRY], { cwd: ROOT, encoding: 'utf8' })
    assert.equal(status, 0, stderr)
    assert.notInclude(stderr, 'EBADENGINE')
  })
})
