import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { assert } from 'chai'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Runs in a separate process without the shared test document: reading a global of a page would throw. */
const PROGRAM = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createPortico } from './infrastructure/container/createPortico.js'
import { mainnet } from './networks.js'
import { AccountButton, ConnectButton, PorticoModal, PorticoProvider } from './react.js'

const portico = createPortico({ networks: [mainnet] })
const parts = [ConnectButton, AccountButton, PorticoModal].map((part) => createElement(part, { key: part.name }))
process.stdout.write(renderToString(createElement(PorticoProvider, { portico }, parts)))
portico.destroy()
`

describe('rendering in plain Node', () => {
  it("needs no page, and includes the button in the server's output", async function () {
    this.timeout(60_000)
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', './scripts/mochaRegister.mjs', '--input-type=module', '--eval', PROGRAM],
      { cwd: ROOT },
    )
    assert.match(stdout, /^<button [^>]*>Connect Wallet<\/button>$/)
    assert.equal(stderr, '')
  })
})
