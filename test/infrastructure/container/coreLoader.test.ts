import { assert } from 'chai'
import { makeCoreLoader, onStoredConnection } from '../../../infrastructure/container/coreLoader.js'
import { inPage } from './setUpLogins.js'

/** The error of each module loader for a file that is missing, or not the expected one. */
const LOST: readonly unknown[] = [
  new TypeError('Failed to fetch dynamically imported module: https://lantern.example/core.js'),
  new TypeError('error loading dynamically imported module: https://lantern.example/core.js'),
  new TypeError('Importing a module script failed.'),
  Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }),
  new Error('Unable to preload CSS for /core.css'),
  new DOMException('', 'TimeoutError'),
  new SyntaxError("The requested module './core.js' does not provide an export named 'a'"),
  new SyntaxError("Unexpected token '<'"),
]

/** Errors of a module that loaded and cannot run in this page. */
const THROWN: readonly unknown[] = [
  new TypeError("Cannot assign to read only property 'constructor' of object 'Error'"),
  new TypeError('Cannot define property getMetadata, object is not extensible'),
  new ReferenceError('global is not defined'),
  'thrown by nobody knows whom',
]

describe('core code that fails to load', () => {
  for (const cause of LOST)
    it(`did not arrive, and is requested again by the next call: ${String(cause)} [X-16]`, async () => {
      let asked = 0
      const loader = makeCoreLoader(() => {
        asked += 1
        return Promise.reject(cause)
      })
      assert.deepNestedInclude(await loader.load(), { 'left._tag': 'ChunkNotLoaded', 'left.cause': cause })
      await loader.load()
      assert.equal(asked, 2)
    })

  for (const cause of THROWN)
    it(`arrived and threw: ${String(cause)}`, async () => {
      const { load } = makeCoreLoader(() => Promise.reject(cause))
      assert.deepNestedInclude(await load(), { 'left._tag': 'CoreNotStarted', 'left.cause': cause })
    })
})

describe('the core of a returning visitor', () => {
  inPage()

  it('is loaded at once if a wallet is remembered, in the turn in which the page creates Portico', () => {
    localStorage.setItem('portico.connections', '{}')
    let loads = 0
    const stop = onStoredConnection(() => (loads += 1), {})
    assert.equal(loads, 1)
    stop()
  })
})
