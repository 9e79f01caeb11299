import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { assert } from 'chai'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A host that imports the package by its name, as `exports` resolves it. */
const HOST = `
import { createPortico, PorticoError } from 'portico'
import { mainnet } from 'portico/networks'
const messageOf = (options) => {
  try {
    createPortico({ networks: [mainnet], ...options }).destroy()
  } catch (error) {
    return error instanceof PorticoError ? error.code + ' ' + error.message : String(error)
  }
}
console.log(JSON.stringify([{ theme: 'dark' }, { theme: { mode: 'blue' } }, {}].map((each) => messageOf(each) ?? null)))
`

const messages = (...conditions: readonly string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [...conditions, '--input-type=module', '--eval', HOST], {
      cwd: ROOT,
      encoding: 'utf8',
    }),
  )

describe('the package in a host with a wrong option', () => {
  it('says by the condition `development` what each part of an option has to be', () =>
    assert.deepEqual(messages('--conditions=development'), [
      'PTC-OPTION-THEME The option "theme" has to be a table, and is "dark"',
      'PTC-OPTION-THEME The option "theme.mode" has to be a string like /^(light|dark|system)$/, and is "blue"',
      null,
    ]))

  it('names without it the options that are of the wrong kind', () =>
    assert.deepEqual(messages(), ['PTC-OPTION-THEME Invalid option: theme', null, null]))
})
