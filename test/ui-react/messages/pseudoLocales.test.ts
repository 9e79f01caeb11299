import { assert } from 'chai'
import { english } from '../support/english.js'
import { PSEUDO_LOCALES } from '../support/pseudoLocales.js'

const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('the pseudo-locales of tests and screenshots', () => {
  for (const [name, { messages }] of Object.entries(PSEUDO_LOCALES))
    it(`translate every English text with its placeholders, differently: ${name} [U-80]`, () => {
      assert.deepEqual(Object.keys(messages), Object.keys(english))
      for (const [key, text] of Object.entries(english)) {
        const said = messages[key] ?? ''
        assert.deepEqual(placeholders(said), placeholders(text), key)
        if (/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) assert.notEqual(said, text, key)
      }
    })

  it('double the words of a label, and lengthen a sentence by at least a sixth', () => {
    assert.equal(PSEUDO_LOCALES.long.messages['account.disconnect'], 'Disconnectdisconnect')
    for (const [key, text] of Object.entries(english)) {
      const [own, said] = [text, PSEUDO_LOCALES.long.messages[key] ?? ''].map((each) => each.replace(/\{\w+\}/g, ''))
      if (own !== undefined && /\p{L}/u.test(own)) assert.isAtLeast(said?.length ?? 0, own.length * (7 / 6), key)
    }
  })

  it('have no Latin letter and no space for a line break in Chinese', () => {
    const syntax = /\{\w+\}|\{\w+, plural,| ?\w+ \{|\}/g
    for (const [key, text] of Object.entries(PSEUDO_LOCALES.cjk.messages))
      assert.notMatch(text.replace(syntax, ''), /[a-z ]/i, key)
  })
})
