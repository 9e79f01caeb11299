import { withoutNamedSecrets } from '../../domain/notify/namedSecrets.js'
import { withoutPhrases } from '../../domain/notify/recoveryPhrase.js'
import { scrub } from '../../domain/notify/scrub.js'
import type { LongTexts } from './longText.js'

/** As `LONG_TEXTS`: lines for the console. */
export const LONG_LOG_LINES: LongTexts = {
  'domain/notify/namedSecrets.ts': [
    [withoutNamedSecrets, ...['secret=', 'api key: "', 'a-', 'Bearer ', 'api-'].map((unit) => ({ unit }))],
    [withoutNamedSecrets, { start: 'secret=', unit: ' ' }, { start: 'secret="', unit: 'a' }],
  ],
  'domain/notify/recoveryPhrase.ts': [
    [withoutPhrases, ...['aaa ', 'aaa. ', 'aaa|aaa:', '"aaa":', 'a\u200b', '的 ', '\u0301'].map((unit) => ({ unit }))],
    [withoutPhrases, { start: 'aaa', unit: ' ', end: 'aaa' }, { start: 'aaa', unit: 'the ', end: 'aaa' }],
  ],
  'domain/notify/scrub.ts': [
    [
      scrub,
      ...['a', 'a.', 'A', '0', '0x', 'x0', 'a@', 'a@a', '@', '%40', 'a%40', '%', 'http://', '://', 'a://', '/'].map(
        (unit) => ({ unit }),
      ),
      ...['wc', 'wc%3', '%25', 'wc%25', 'symkey', 'eyJ', 'eyJ.', 'aaa ', 'aaa 1. ', 'aaaaaaaa', 'z', 'é', ' '].map(
        (unit) => ({ unit }),
      ),
      ...[':', '.', ']', ':]', '-', '1', 'a1', 'qqqqqqqq-', '?', '#'].map((unit) => ({
        start: 'http://',
        unit,
        end: ']',
      })),
      ...['0xab ', 'ab:', '1, ', '"1":1,', '\\u00', '%E2%80%8B', '%E2', '\uFDFA'].map((unit) => ({ unit })),
      { start: 'a@', unit: '.a' },
      { start: 'a@', unit: 'a', end: '.' },
      { start: 'bc1', unit: 'q', end: 'b' },
    ],
  ],
}
