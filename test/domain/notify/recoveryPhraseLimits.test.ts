import { assert } from 'chai'
import { english } from 'viem/accounts'
import { withoutPhrases } from '../../../domain/notify/recoveryPhrase.js'

/** Neighbours of a list; none of them is a word of every sentence. */
const [FIRST, SECOND] = [english.slice(0, 12), english.slice(100, 112)]
const ELEVEN = FIRST.slice(1)

/** Words with these signs between them in turn. */
const joined = (words: readonly string[], ...signs: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : `${signs[(at - 1) % signs.length] ?? ''}${word}`)).join('')
const isKept = (text: string): void => assert.equal(withoutPhrases(text), text)
const isTaken = (text: string, left = '…'): void => assert.equal(withoutPhrases(text), left)

describe('the words of a recovery phrase, and what stands between them [S-26]', () => {
  it('are twelve: of eleven nobody can tell', () => {
    isTaken(joined(FIRST, ' '))
    isKept(joined(ELEVEN, ' '))
    isKept(`"seed": ["${joined(ELEVEN, '", "')}"]`)
  })

  it('are apart by twelve signs at most, of which blanks in a row count as one', () => {
    isTaken(joined(FIRST, '.'.repeat(12)))
    isKept(joined(FIRST, '.'.repeat(13)))
    isTaken(joined(FIRST, ' '.repeat(40)))
    isTaken(joined(FIRST, `    ${'.'.repeat(11)}`))
    isKept(joined(FIRST, `    ${'.'.repeat(12)}`))
  })

  it('may have signs without a width by themselves between them', () => {
    for (const sign of [' \u200b ', ', \u2060\u200b ']) isTaken(joined(FIRST, sign))
  })

  it('may have one kind of other signs between them, or now and then a part of these', () => {
    isTaken(joined(FIRST, ' | '))
    isTaken(joined(FIRST, ' ', ' ', ' | '))
    isTaken(joined(FIRST, '|/', '|', '/'))
    isTaken(joined(FIRST, '/|', '|/', '|'))
    isKept(joined(FIRST, ' ', ' | ', ' / '))
  })

  it('begin anew where other signs begin', () => {
    isTaken(`${joined(SECOND.slice(0, 3), '|/')}~${joined(FIRST, '~')}`, `${joined(SECOND.slice(0, 2), '|/')}|/…`)
  })

  it('are taken out once where two phrases share a word', () => {
    isTaken(`${joined(FIRST, '|')}/${joined(SECOND, '/')}`)
  })
})

describe('what stands before a recovery phrase [S-26]', () => {
  it('is its title where a colon or a sign of equality is behind it, and twelve words follow', () => {
    for (const sign of [': ', '=', ' => ']) isTaken(`phrase${sign}${joined(FIRST, ' ')}`, `phrase${sign}…`)
  })

  it('is the first word of it where eleven follow, and where other signs are behind it', () => {
    isTaken(`${FIRST[0] ?? ''}: ${joined(ELEVEN, ' ')}`)
    for (const sign of [' =~ ', ' ~= ']) isTaken(`phrase${sign}${joined(FIRST, ' ')}`)
  })

  it('is no part of it where it is a sentence, which ends in a mark before a capital', () => {
    const capital = `A${joined(FIRST, ' ').slice(1)}`
    isTaken(`The wallet failed. ${capital}`, 'The wallet failed. …')
    isTaken(`The wallet failed! ${capital}`, 'The wallet failed! …')
    isTaken(`The wallet failed. ${capital.toLowerCase()}`, 'The …')
  })
})
