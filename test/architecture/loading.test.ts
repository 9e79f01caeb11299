import { randomBytes } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'chai'
import { BUDGETS } from '../../scripts/loading/budgets.js'
import { plant, type Plot } from './support/plant.js'
import { runTool } from './support/runTool.js'

const PAGE = ['dist', 'scripts', 'test/browser/support', 'test/support']
/** Including the sign-in verification code of its shop. */
const SANDBOX = ['sandbox', 'server.ts', 'domain', 'application', 'infrastructure']

describe('the loading gate', function () {
  this.timeout(600_000)
  let plot: Plot

  before(async () => {
    plot = await plant([...PAGE, ...SANDBOX], {
      'dist/chunks/planted.js': "export const more = () => import('./further.js').then(({ further }) => further())",
      'dist/chunks/further.js': "export const further = () => import('./heavy.js')",
      'dist/chunks/heavy.js': `export const heavy = '${randomBytes(64_000).toString('base64')}'`,
    })
    await appendFile(
      join(plot.folder, 'dist/chunks/opening.js'),
      "\nimport('./planted.js').then(({ more }) => more()).then((all) => Object.assign(globalThis, all))\n",
    )
  })

  after(() => plot.remove())

  it('rejects a first opening that loads files sequentially, and one above its budget of files and bytes [P-02]', async () => {
    const { code, stdout, stderr } = await runTool(plot.folder, 'node', ['scripts/loading.mjs', 'Rspack'])
    assert.equal(code, 1, stdout + stderr)
    const { files, bytes } = BUDGETS['first opening']
    assert.match(stderr, new RegExp(`^Rspack: first opening costs \\d files; the budget is ${files} files$`, 'm'))
    assert.match(
      stderr,
      new RegExp(`^Rspack: first opening costs \\S+ kB; the budget is ${(bytes / 1000).toFixed(1)} kB$`, 'm'),
    )
    assert.match(stderr, /^Rspack: first opening costs [3-9] round trips; the budget is/m)
    assert.notMatch(stderr, /first load costs/)
  })
})
