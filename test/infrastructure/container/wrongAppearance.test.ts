import { assert } from 'chai'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/checkedPortico.js'
import { mainnet } from '../../../networks.js'

/** A host without a compiler: its values are untyped. */
const make = (options: object): ReturnType<typeof createPortico> => createPortico({ networks: [mainnet], ...options })

describe('an invalid appearance change', () => {
  const CHANGES: Readonly<Record<string, readonly object[]>> = {
    THEME: [
      { mode: 'Light' },
      { mode: 7 },
      { variables: 'red' },
      { variables: { accent: 7 } },
      { variables: { dark: [] } },
    ],
    MESSAGES: [{ messages: 'Sign in' }, { messages: { 'button.connect': {} } }],
    LAYOUT: [{ layout: 'broad' }],
    LOCALE: [{ locale: 7 }],
  }
  const reported: unknown[] = []
  const hadOne = Reflect.get(globalThis, 'reportError') as unknown
  before(() => Object.assign(globalThis, { reportError: (error: unknown) => void reported.push(error) }))
  after(() => Object.assign(globalThis, { reportError: hadOne }))

  for (const [code, changes] of Object.entries(CHANGES))
    it(`changes nothing, does not throw during rendering, and is reported to the page as PTC-OPTION-${code}`, () => {
      const portico = make({ locale: 'de', theme: { mode: 'dark' } })
      const look = portico.appearance.value
      for (const change of changes) {
        portico.setAppearance(change)
        const error = reported.pop()
        assert.equal(error instanceof PorticoError && error.code, `PTC-OPTION-${code}`, JSON.stringify(change))
        assert.equal(portico.appearance.value, look)
      }
      portico.destroy()
    })
})

describe('an appearance change', () => {
  it('is validated by itself, whatever the host has done to its options since', () => {
    const options = { networks: [mainnet], theme: { mode: 'dark' as const }, currency: 'usd' as const }
    const portico = createPortico(options)
    Object.assign(options, { currency: 'gold', networks: [] })
    portico.setAppearance({ mode: 'light' })
    assert.equal(portico.appearance.value.mode, 'light')
    portico.destroy()
  })
})

describe('an invalid appearance change without `reportError`', () => {
  it('changes nothing and does not throw, as on a server', () => {
    const hadOne = Object.getOwnPropertyDescriptor(globalThis, 'reportError')
    Reflect.deleteProperty(globalThis, 'reportError')
    try {
      const portico = make({ theme: { mode: 'dark' } })
      portico.setAppearance({ mode: 'blue' as never })
      assert.equal(portico.appearance.value.mode, 'dark')
      portico.destroy()
    } finally {
      if (hadOne !== undefined) Object.defineProperty(globalThis, 'reportError', hadOne)
    }
  })
})
