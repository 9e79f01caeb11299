import { assert } from 'chai'
import { makeSyncFrameTheme } from '../../../application/login/framePolicies.js'
import type { BaseAppearance } from '../../../application/api/options.js'
import { createStore } from '../../../application/kernel/store.js'
import { fakeEmbeddedWallet } from '../../fakes/fakeEmbeddedWallet.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'

const setUp = (mode: BaseAppearance['mode']) => {
  const appearance = createStore<BaseAppearance>({ mode, variables: {}, locale: 'en', messages: {}, layout: 'narrow' })
  const host = fakeHostEnvironment()
  const { frame, themes } = fakeEmbeddedWallet()
  const running = makeSyncFrameTheme({ appearance, host, frame })()
  return { appearance, host, themes, running }
}

describe('the frame of the secure site', () => {
  it('gets the appearance of the page, and each change [S7-41]', () => {
    const { appearance, themes } = setUp('dark')
    appearance.update((known) => ({ ...known, variables: { accent: '#f00' } }))
    appearance.update((known) => ({ ...known, mode: 'light' }))
    assert.deepEqual(themes, [
      { mode: 'dark', variables: {} },
      { mode: 'dark', variables: { accent: '#f00' } },
      { mode: 'light', variables: { accent: '#f00' } },
    ])
  })

  it('follows the visitor’s system if the host leaves the mode to it [S2-30]', () => {
    const { host, themes, running } = setUp('system')
    host.prefersDark.set(true)
    running.unsubscribe()
    host.prefersDark.set(false)
    assert.deepEqual(
      themes.map(({ mode }) => mode),
      ['light', 'dark'],
    )
  })

  it('gets no update for a change without a visible effect [S7-41]', () => {
    const { appearance, host, themes } = setUp('dark')
    host.prefersDark.set(true)
    appearance.update((known) => ({ ...known, locale: 'ar' }))
    assert.lengthOf(themes, 1)
  })
})
