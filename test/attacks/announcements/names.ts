import type { Attack } from './Attack.js'
import { fates } from './fates.js'

const { dropped, listed, unverified } = fates

const bad: Readonly<Record<string, unknown>> = {
  'an empty name': '',
  'a name of blanks': ' \u00a0\u3000 ',
  'a name of 65 characters': 'x'.repeat(65),
  'a name of a million characters': 'Long '.repeat(200_000),
  'a name of marks of direction': '\u202e\u2066\u200f',
  'a name of blanks that pass for letters': '\u3164\u115f\u2800\uffa0',
  'a name of accents without a letter': '\u0301\u0302',
  'a name of halves of pairs': '\ud83d\ud83d',
  'a number for a name': 7,
  'no name': undefined,
  'a name in a list': ['MetaMask'],
  'a name that becomes a text when asked': { toString: () => 'MetaMask' },
  'a name that is a text object': Object('MetaMask') as unknown,
  'a symbol for a name': Symbol('MetaMask'),
}

/** Names with hidden characters, and the remaining name. */
const disguised: Readonly<Record<string, readonly [given: string, shown: string]>> = {
  'a name turned around': ['\u202eksaMateM\u202c', 'ksaMateM'],
  'a name with a null byte': ['Wal\u0000let', 'Wallet'],
  'a name with zero-width spaces': ['Wa\u200bl\u200dl\ufeffet', 'Wallet'],
  'a name with a soft hyphen': ['Wal\u00adlet', 'Wallet'],
  'a name with line breaks': ['Wallet\r\n\u2028Installed', 'WalletInstalled'],
  'a name with invisible tags': ['Wallet\u{e0041}\u{e0042}', 'Wallet'],
  'a name with half a pair': ['Wal\ud83dlet', 'Wallet'],
}

/** Plain text, shown unchanged. */
const plain: readonly string[] = [
  ...[
    '<img src=x onerror=window.taken=1>',
    '<script>window.taken=1</script>',
    '"><svg onload=window.taken=1>',
    '</button><iframe srcdoc=x>',
  ],
  ...[
    '{wallet} {host} {network}',
    '{{constructor.name}}',
    '${window.taken=1}',
    '%s %d %o',
    '$& $1 $`',
    'javascript:window.taken=1',
  ],
  ...['__proto__', 'toString', '<!--', ']]>', '\\u003cimg\\u003e', '&lt;b&gt;', '../../..', '{"name":1}'],
  ...[
    '\u0645\u062d\u0641\u0638\u0629',
    '\u94b1\u5305',
    '\u041a\u043e\u0448\u0435\u043b\u0451\u043a',
    '\u03a0\u03bf\u03c1\u03c4\u03bf\u03c6\u03cc\u03bb\u03b9',
    'W'.repeat(64),
    'Ví điện tử Zürich Łódź ışık',
  ],
]

const imitations: readonly string[] = [
  'MetaM\u0430sk',
  '\u039cetaMask',
  '\uff2deta\uff2dask',
  '\u{1d40c}etaMask',
  '\u24c2etaMask',
  'Meta\u13b7ask',
  '\u2c98etaMask',
  '\u041e\u041a\u0425',
  '\u041e\u041a\u0425 3',
  '\u039f\u039a\u03a7',
  'Met\u0251Mask',
  '\u216fetaMask',
  'Meta\u217fask',
  'MetaMa\ua731k',
  '\u1d0deta\u1d0dask',
  'M\u0335etaMask',
  'Pha\u0331ntom',
  ...['C\u2b55inbase', '\u20bfitcoin', 'MetaMask (verified)', 'MetaMask \u2714', 'MetaMask \u{1f512}'],
]

/** Names that are invalid, hide something, contain markup, or are deceptive. */
export const names: readonly Attack[] = [
  ...Object.entries(bad).map(([what, name]) => dropped(what, { name })),
  ...Object.entries(disguised).map(([what, [name, shown]]) => listed(what, { name }, shown)),
  ...plain.map((name) => listed(`the name ${name}`, { name }, name)),
  unverified('a name with towers of accents', { name: `W${'\u0301'.repeat(30)}` }, `W${'\u0301'.repeat(4)}`),
  ...imitations.map((name) => unverified(`the name ${name}`, { name }, name)),
]
