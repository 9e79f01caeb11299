import { assert } from 'chai'
import type * as Sandbox from '../../sandbox.js'

const SANDBOX = new URL('../../dist/sandbox.js', import.meta.url).href

describe('the sandbox of the package', () => {
  it('starts outside the project, with the pages of its secure site', async function () {
    this.timeout(60_000)
    const { startSandbox } = (await import(SANDBOX)) as typeof Sandbox
    const sandbox = await startSandbox()
    try {
      for (const file of ['main.css', 'main.js']) {
        const response = await fetch(new URL(`/pages/${file}`, sandbox.secureSite.url))
        assert.equal(response.status, 200, file)
        await response.arrayBuffer()
      }
      assert.isDefined(sandbox.solana, 'a Solana chain runs where litesvm is installed')
    } finally {
      await sandbox.close()
    }
  })
})
