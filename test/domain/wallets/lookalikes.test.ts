import { readFileSync } from 'node:fs'
import { assert } from 'chai'
import { hasLookalikeLetters } from '../../../domain/wallets/lookalikes.js'

/** Of the Unicode Consortium, by which letter it says that each looks like another (UTS 39). */
const CONFUSABLES = JSON.parse(readFileSync(new URL(import.meta.resolve('unhomoglyph/data.json')), 'utf8')) as Readonly<
  Record<string, string>
>

/** Signs that are in names and symbols for what they mean, letters of languages, and what no font of a page draws. */
const LEFT_ALONE = new Set(['æ', 'Æ', 'œ', 'Œ', '〇', '₶', '₨', '‖', '˛', '\u05c0', '\u166e'])
const isDrawn = (text: string): boolean => (text.codePointAt(0) ?? 0) <= 0xffff || /\p{L}|\p{Nd}|\p{S}/u.test(text)

describe('a name of letters that only look like Latin ones [S-09] [S-10]', () => {
  it('is known by each of the letters that Unicode says are confused with one or more of the alphabet', () => {
    const imitating = Object.entries(CONFUSABLES).filter(
      ([text, as]) => /^[a-z]+$/i.test(as) && !/^\p{ASCII}$/u.test(text) && isDrawn(text),
    )
    assert.isAtLeast(imitating.length, 1_300)
    const missed = imitating.flatMap(([text]) =>
      LEFT_ALONE.has(text) || hasLookalikeLetters(`Meta${text}ask`) ? [] : [text],
    )
    assert.deepEqual(missed, [])
  })

  for (const name of [
    'МЕТАМАСК',
    'ΜΕΤΑ',
    'Ⓜeta',
    'M\u0329eta',
    'Ｍeta',
    'Meta\u212a',
    'ᴍeta',
    'stΞ',
    'Mꓟ',
    'Meta∨erse',
    'Մetա',
    'Coınbase',
    'Trust Wa‖et',
    'Trust Wa||et',
    'C〇inbase',
    '🅼🅴🆃🅰',
    'MetaMask ✔ Verified',
    'ㄥedger',
  ])
    it(`is ${name}`, () => assert.isTrue(hasLookalikeLetters(name)))

  for (const name of [
    ...['MetaMask', '1inch', 'N°26', 'Wallet™', 'Phantom²', 'USD₮', '🦊 Fox', 'A&B (new)'],
    ...['Łódź', 'Bølge', 'Cüzdan', 'Đồng', 'Straße', 'Ví điện tử', 'Re\u0301al'],
    ...['Кошелёк', 'Ελληνικό Πορτοφόλι', 'դրամապանակ', 'ארנק', 'محفظة OKX', 'กระเป๋า', 'बटुआ'],
    ...['钱包', 'OKX钱包', 'ウォレットX', '지갑 A', 'Ξ'],
  ])
    it(`is not ${name}`, () => assert.isFalse(hasLookalikeLetters(name)))
})
