import { assert } from 'chai'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { formatMessage, parseMessage } from '../../../domain/siwx/messageText.js'
import { wrongFieldOf, type SignInMessage } from '../../../domain/siwx/signInMessage.js'
import { anyMessage } from './someMessages.js'

/** Number of cases per property; `npm run fuzz` runs more. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 2_000)

const textOf = (message: SignInMessage): string => E.getOrElse(() => 'none')(formatMessage(message))

/** Text that may change how a message is parsed: all kinds of line ends, field names, invisible letters. */
const PIECES = [
  ...['\n', '\r', '\r\n', '\n\n', '\u2028', '\u0085', '\v', '\u200b', '\u202e', 'а', '\0', '\ufeff'],
  ...['URI: ', '\nURI: https://evil.example', 'Nonce: ', '\nResources:', '- ', ' ', ' wants you to sign in with your '],
]
const aPiece = fc.oneof(fc.constantFrom(...PIECES), fc.string())

/** A text with some letters replaced. */
const withOtherLetters = fc.tuple(anyMessage, fc.nat(), fc.nat(12), aPiece).map(([message, at, cut, piece]) => {
  const text = textOf(message)
  const from = at % text.length
  return `${text.slice(0, from)}${piece}${text.slice(from + cut)}`
})

/** A text with a line moved, duplicated, or taken from another text. */
const withOtherLines = fc
  .tuple(anyMessage, anyMessage, fc.nat(), fc.nat(), fc.nat(1))
  .map(([message, other, from, to, cut]) => {
    const [lines, source] = [textOf(message).split('\n'), textOf(other).split('\n')]
    return lines.toSpliced(to % (lines.length + 1), cut, source[from % source.length] ?? '').join('\n')
  })

describe('the text of any sign-in', () => {
  it('round-trips its fields, for any values [U-100]', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        assert.deepEqual(parseMessage(textOf(message)), E.right(message))
      }),
      { numRuns: CASES },
    )
  })

  it('is parsed to what gives the same text again, or rejected, and never throws [U-100]', () => {
    fc.assert(
      fc.property(fc.oneof(withOtherLetters, withOtherLines, fc.string()), (text) => {
        const read = parseMessage(text)
        if (E.isRight(read)) assert.deepEqual(formatMessage(read.right), E.right(text))
        else assert.equal(read.left._tag, 'SignInMessageInvalid')
      }),
      { numRuns: CASES },
    )
  })

  it('is written from fields that match their grammar, or rejected, and never throws [U-100]', () => {
    const anyField = fc.oneof(fc.constantFrom(...PIECES), fc.anything())
    const anyFields = fc.record({ message: anyMessage, other: fc.nat(), value: anyField })
    fc.assert(
      fc.property(anyFields, ({ message, other, value }) => {
        const names = Object.keys(message)
        const spoiled = { ...message, [names[other % names.length] ?? '']: value }
        const text = formatMessage(spoiled)
        assert.equal(text._tag, wrongFieldOf(spoiled) === undefined ? 'Right' : 'Left')
        if (E.isRight(text)) assert.equal(textOf(E.getOrElse(() => message)(parseMessage(text.right))), text.right)
      }),
      { numRuns: CASES },
    )
  })
})
