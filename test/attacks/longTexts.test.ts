import { assert } from 'chai'
import { isLinear } from '../support/isLinear.js'
import { LONG_TEXTS, longText } from './longTexts.js'

const SHORT = 256 * 1024

describe('parsers of foreign text', function () {
  this.timeout(60_000)
  for (const [path, parsers] of Object.entries(LONG_TEXTS))
    it(`run in linear time, from 256 KiB to 1 MiB of their worst case: ${path} [S-12]`, () => {
      parsers.forEach(([parse, ...texts], index) => {
        for (const text of texts)
          assert.isTrue(
            isLinear(parse, longText(text, SHORT), longText(text, 4 * SHORT)),
            `parser ${index} of ${path}, ${JSON.stringify(text)}`,
          )
      })
    })
})
