import { assert } from 'chai'
import { makeCoreLoader } from '../../../infrastructure/container/coreLoader.js'

/** What each loader of modules rejects with where a file did not come, or not the one that is wanted. */
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

/** What a module throws that came and cannot run in this page. */
const THROWN: readonly unknown[] = [
  new TypeError("Cannot assign to read only property 'constructor' of object 'Error'"),
  new TypeError('Cannot define property getMetadata, object is not extensible'),
  new ReferenceError('global is not defined'),
  'thrown by nobody knows whom',
]

describe('code of the core that is not there', () => {
  for (const cause of LOST)
    it(`did not come, and is asked for again by the next call: ${String(cause)} [X-16]`, async () => {
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
    it(`came and threw: ${String(cause)}`, async () => {
      const { load } = makeCoreLoader(() => Promise.reject(cause))
      assert.deepNestedInclude(await load(), { 'left._tag': 'CoreNotStarted', 'left.cause': cause })
    })
})
