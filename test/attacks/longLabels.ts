import { readableName, readableWords } from '../../infrastructure/connectors/shared/untrusted.js'
import { tokenLabels } from '../../infrastructure/http/codecs/label.js'
import {
  caipNetworkId,
  plainId,
  plainText,
  readableText,
  reverseDomain,
} from '../../infrastructure/http/codecs/text.js'
import type { LongTexts } from './longText.js'

/** As `LONG_TEXTS`: foreign names of wallets and tokens. */
export const LONG_LABELS: LongTexts = {
  'infrastructure/connectors/shared/untrusted.ts': [
    [readableName, { unit: '\u0301' }],
    [readableWords, { unit: ' ' }, { unit: '\u0301' }],
  ],
  'infrastructure/http/codecs/text.ts': [
    [reverseDomain.is, { unit: 'a.' }],
    [plainId.is, { unit: 'a' }],
    [caipNetworkId.is, { unit: 'a:' }],
    [plainText(255).is, { unit: '\u0301a' }, { unit: '\u0628\u200c' }, { unit: ' ' }],
    [readableText, { unit: '\u0301' }, { unit: '\u3000' }, { unit: '\0' }],
  ],
  'infrastructure/http/codecs/label.ts': [
    [
      (symbol) => tokenLabels({ name: symbol, symbol }, ''),
      { unit: '\u0301' },
      { unit: ' ' },
      { unit: '\0', end: 'a' },
    ],
  ],
}
