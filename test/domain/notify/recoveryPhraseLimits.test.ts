import { assert } from 'chai'
import { english } from 'viem/accounts'
import { withoutPhrases } from '../../../domain/notify/recoveryPhrase.js'

/** Consecutive words of a list; none of them is common in sentences. */
const [FIRST, SECOND] = [english.slice(0, 12), english.slice(100, 112)]
const ELEVEN = FIRST.slice(1)

/** Words separated by these signs in turn. */
const joined = (words: readonly string[], ...signs: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : `${signs[(at - 1) % signs.length] ?? ''}${word}`)).join('')
const isKept = (text: string): void => assert.equal(withoutPhrases(text), text)
const isTaken = (text: string, left = '…'): void => assert.equal(withoutPhrases(text), left)

describe('the words of a recovery phrase, and their separators [S-26]', () => {
  it('number at least twelve: eleven are ambiguous', () => {
    isTaken(joined(FIRST, ' '))
    isKept(joined(ELEVEN, ' '))
    isKept(`"seed": ["${joined(ELEVEN, '", "')}"]`)
  })

  it('are separated by twelve signs at most, with a run of blanks counted as one', () => {
    isTaken(joined(FIRST, '.'.repeat(12)))
    isKept(joined(FIRST, '.'.repeat(13)))
    isTaken(joined(FIRST, ' '.repeat(40)))
    isTaken(joined(FIRST, `    ${'.'.repeat(11)}`))
    isKept(joined(FIRST, `    ${'.'.repeat(12)}`))
  })

  it('may be separated by zero-width signs alone', () => {
    for (const sign of [' \u200b ', ', \u2060\u200b ']) isTaken(joined(FIRST, sign))
  })

  it('may be separated by one kind of other signs, or occasionally by a part of these', () => {
    isTaken(joined(FIRST, ' | '))
    isTaken(joined(FIRST, ' ', ' ', ' | '))
    isTaken(joined(FIRST, '|/', '|', '/'))
    isTaken(joined(FIRST, '/|', '|/', '|'))
    isKept(joined(FIRST, ' ', ' | ', ' / '))
  })

  it('start again at other signs', () => {
    isTaken(`${joined(SECOND.slice(0, 3), '|/')}~${joined(FIRST, '~')}`, `${joined(SECOND.slice(0, 2), '|/')}|/…`)
  })

  it('are removed once if two phrases share a word', () => {
    isTaken(`${joined(FIRST, '|')}/${joined(SECOND, '/')}`)
  })
})

describe('the text before a recovery phrase [S-26]', () => {
  it('is its title if followed by a colon or an equals sign, and twelve words', () => {
    for (const sign of [': ', '=', ' => ']) isTaken(`phrase${sign}${joined(FIRST, ' ')}`, `phrase${sign}…`)
  })

  it('is its first word if eleven follow, or other signs', () => {
    isTaken(`${FIRST[0] ?? ''}: ${joined(ELEVEN, ' ')}`)
    for (const sign of [' =~ ', ' ~= ']) isTaken(`phrase${sign}${joined(FIRST, ' ')}`)
  })

  it('is excluded if it is a sentence, which ends in punctuation before a capital letter', () => {
    const capital = `A${joined(FIRST, ' ').slice(1)}`
    isTaken(`The wallet failed. ${capital}`, 'The wallet failed. …')
    isTaken(`The wallet failed! ${capital}`, 'The wallet failed! …')
    isTaken(`The wallet failed. ${capital.toLowerCase()}`, 'The …')
  })
})
