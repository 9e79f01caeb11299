import { fileURLToPath } from 'node:url'
import resolve from '@rollup/plugin-node-resolve'
import { assert } from 'chai'
import { type Plugin, rollup } from 'rollup'
import { typescriptSources } from '../../scripts/build/typescriptSources.mjs'
import type { UsedContainer } from '../../infrastructure/container/makeContainer.js'
import { usedOfInversify } from '../../scripts/build/usedOfInversify.mjs'

/** It exports the container only: inversify's decorators are dropped as in the package. */
const MAKE_CONTAINER = fileURLToPath(new URL('../../infrastructure/container/makeContainer.ts', import.meta.url))
const entry: Plugin = {
  name: 'entry',
  load: (id) => (id === MAKE_CONTAINER ? "export { Container } from 'inversify'" : null),
}
const [A, B, C] = [Symbol('a'), Symbol('b'), Symbol('c')]

/** Inversify as the package bundles it. */
const bundleOf = async (...before: readonly Plugin[]): Promise<string> => {
  const bundle = await rollup({
    input: MAKE_CONTAINER,
    onwarn: () => undefined,
    plugins: [entry, typescriptSources(), resolve(), ...before, usedOfInversify()],
  })
  const { output } = await bundle.generate({ format: 'es' })
  return output[0].code
}

describe('the remaining part of inversify in the build', () => {
  let Container: new () => UsedContainer

  before(async () => {
    const url = `data:text/javascript,${encodeURIComponent(await bundleOf())}`
    ;({ Container } = (await import(url)) as { readonly Container: new () => UsedContainer })
  })

  it('resolves each part once, with its dependencies in order', () => {
    const container = new Container()
    let built = 0
    container.bind(A).toConstantValue('a')
    container.bind(B).toConstantValue('b')
    container
      .bind(C)
      .toResolvedValue((...parts: unknown[]) => ({ parts, number: (built += 1) }), [A, B] as never)
      .inSingletonScope()
    assert.deepEqual(container.get(C), { parts: ['a', 'b'], number: 1 })
    assert.strictEqual(container.get(C), container.get(C))
  })

  it('names a missing part, a duplicate one, and circular ones', () => {
    const container = new Container()
    assert.throws(() => container.get(A), 'No bindings found for service: "Symbol(a)"')
    container.bind(A).toConstantValue(1)
    container.bind(A).toConstantValue(2)
    assert.throws(() => container.get(A), 'Ambiguous bindings found for service: "Symbol(a)"')
    container.bind(B).toResolvedValue((part: unknown) => part, [C] as never)
    container.bind(C).toResolvedValue((part: unknown) => part, [B] as never)
    assert.throws(() => container.get(B), 'Circular dependency found: Symbol(b) -> Symbol(c) -> Symbol(b)')
  })

  it('has no unused methods, and adds nothing to the page', async () => {
    const container = new Container()
    for (const unused of ['getAll', 'getAsync', 'isBound', 'load', 'snapshot', 'unbindAll', 'unbindSync'])
      assert.notProperty(container, unused)
    assert.notMatch(await bundleOf(), /@inject|postConstruct|Reflect\.(define|get)/)
  })

  it('is not updated to another version without a review', async () => {
    const another: Plugin = {
      name: 'another version',
      transform: (code, id) => (id.includes('/@inversifyjs/common/') ? code.replace('e.then', 'e.later') : null),
    }
    const failed = await bundleOf(another).then(
      () => undefined,
      (error: unknown) => error,
    )
    assert.match(String(failed), /common.* has no /)
  })
})
