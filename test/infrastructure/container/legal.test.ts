import { assert } from 'chai'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import { KEY_VALUE_STORE } from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { until } from '../../support/until.js'

const TERMS = { terms: 'https://shop.example/terms', privacy: '/privacy' }

describe('the legal documents of a host', () => {
  let store = fakeKeyValueStore()
  let running: Portico[] = []

  const visit = (legal: PorticoOptions['legal']): Portico => {
    const portico = createPortico({
      networks: [mainnet],
      ...(legal !== undefined && { legal }),
      override: (bind) => bind.value(KEY_VALUE_STORE, store),
    })
    running.push(portico)
    return portico
  }
  const consent = (portico: Portico): string | undefined => portico.legal.value?.consent

  beforeEach(() => {
    store = fakeKeyValueStore()
    running = []
  })
  afterEach(() => running.forEach((portico) => portico.destroy()))

  it('are known at once, and the consent on the first request [S9-23]', async () => {
    const portico = visit(TERMS)
    assert.deepEqual(portico.legal.value, { ...TERMS, consent: 'Unknown' })
    const legal = await portico.feature('legal')
    assert.deepEqual(legal?.state.value, { ...TERMS, consent: 'Asked' })
    assert.deepEqual(portico.legal.value, { ...TERMS, consent: 'Asked' })
  })

  it('are accepted for later visits, until they change, and the visitor can revoke that [S9-23]', async () => {
    visit(TERMS).commands.agree(true)
    await until(() => store.kept.has('consent'))
    for (const [legal, wanted] of [
      [TERMS, 'Given'],
      [{ ...TERMS, version: '2' }, 'Asked'],
      [{ ...TERMS, terms: 'https://shop.example/other' }, 'Asked'],
      [{ terms: TERMS.terms }, 'Asked'],
    ] as const) {
      const portico = visit(legal)
      await portico.feature('legal')
      assert.equal(consent(portico), wanted, JSON.stringify(legal))
    }
    const again = visit(TERMS)
    again.commands.agree(false)
    await until(() => !store.kept.has('consent'))
    assert.equal(consent(again), 'Asked')
  })

  it('are accepted in all tabs at once', async () => {
    const [one, other] = [visit(TERMS), visit(TERMS)]
    await Promise.all([one.feature('legal'), other.feature('legal')])
    one.commands.agree(true)
    await until(() => consent(one) === 'Given')
    store.changeFromAnotherTab('consent', store.read('consent'))
    assert.equal(consent(other), 'Given')
    store.changeFromAnotherTab('consent', null)
    assert.deepEqual([consent(one), consent(other)], ['Asked', 'Asked'])
  })

  it('need no consent if the host names none', async () => {
    const portico = visit(undefined)
    const legal = await portico.feature('legal')
    portico.commands.agree(true)
    assert.isUndefined(legal?.state.value)
    assert.isUndefined(portico.legal.value)
    assert.isFalse(store.kept.has('consent'))
  })
})
