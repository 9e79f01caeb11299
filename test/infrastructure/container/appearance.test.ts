import { assert } from 'chai'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'

const LOCALES: Readonly<Record<string, string>> = {
  'de-DE': 'de-DE',
  en_US: 'en-US',
  pt_BR: 'pt-BR',
  'zh-hant-tw': 'zh-Hant-TW',
  AR: 'ar',
  tlh: 'tlh',
  C: 'en-US',
  x: 'en-US',
  '': 'en-US',
  'not a tag': 'en-US',
}

describe('theme and language set by a host', () => {
  for (const [given, tag] of Object.entries(LOCALES)) {
    it(`read the locale "${given}" as ${tag}, at start and later [U-82]`, () => {
      const portico = createPortico({ networks: [mainnet], locale: given })
      assert.equal(portico.appearance.value.locale, tag)
      portico.setAppearance({ locale: 'fr' })
      portico.setAppearance({ locale: given })
      assert.equal(portico.appearance.value.locale, tag)
      assert.isNotEmpty(new Intl.NumberFormat(tag).format(1))
      portico.destroy()
    })
  }

  it('take only texts for messages: another value would break what draws it', () => {
    const messages = { 'button.connect': 5, 'modal.close': null, 'modal.back': 'Zurück' } as never
    const portico = createPortico({ networks: [mainnet], messages })
    assert.deepEqual(portico.appearance.value.messages, { 'modal.back': 'Zurück' })
    portico.setAppearance({ messages: { 'modal.back': ['a'] } as never })
    assert.deepEqual(portico.appearance.value.messages, {})
    portico.destroy()
  })

  it('return to the defaults for removed values, and keep the rest [S2-30]', () => {
    const portico = createPortico({ networks: [mainnet], locale: 'ar', theme: { mode: 'dark' } })
    portico.setAppearance({ locale: undefined, variables: undefined, messages: undefined })
    assert.deepEqual(portico.appearance.value, {
      mode: 'dark',
      variables: {},
      locale: 'en-US',
      messages: {},
      layout: 'narrow',
    })
    portico.setAppearance({ mode: undefined })
    assert.equal(portico.appearance.value.mode, 'system')
    portico.destroy()
  })
})
