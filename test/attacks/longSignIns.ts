import { parseMessage } from '../../domain/siwx/messageText.js'
import { recapSentence } from '../../domain/siwx/recap.js'
import { toTime, wrongFieldOf } from '../../domain/siwx/signInMessage.js'
import { readRecapUri } from '../../infrastructure/http/codecs/recapUri.js'
import { verifyBitcoinSignature } from '../../infrastructure/shared/signatures/bitcoinSignature.lazy.js'
import { lockOf } from '../../infrastructure/shared/signatures/bitcoinLock.js'
import { cookieJar } from '../../infrastructure/signInServer/cookies.js'
import { createSignInServer } from '../../infrastructure/signInServer/createSignInServer.js'
import { memoryNonceStore } from '../../infrastructure/signInServer/NonceStore.js'
import { readPost } from '../../infrastructure/signInServer/readPost.js'
import { aMessage } from '../domain/siwx/someMessages.js'
import type { LongTexts } from './longText.js'

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const ORIGIN = 'https://a.example'
const HEADING = `a.example wants you to sign in with your Ethereum account:\n`

const server = createSignInServer({
  origin: ORIGIN,
  chains: ['eip155:1'],
  nonces: memoryNonceStore(),
  session: { secret: 'a'.repeat(32), carrier: 'bearer' },
})
const withHeader = (name: string, value: string): Request => new Request(ORIGIN, { headers: { [name]: value } })
const jar = cookieJar(ORIGIN)

/** As `LONG_TEXTS`: parsed parts of a sign-in, on both sides. */
export const LONG_SIGN_INS: LongTexts = {
  'domain/siwx/messageText.ts': [
    [parseMessage, { unit: '\n' }, { start: HEADING, unit: 'a\n' }, { unit: ' wants you to sign in with your ' }],
    [
      (text) => parseMessage(text.slice(0, 65_536)),
      {
        start: `${HEADING}0x00\n\n\nURI: https://a.example\nVersion: 1\nChain ID: 1\nNonce: 01234567\nResources:`,
        unit: '\n- a:a',
      },
    ],
  ],
  'domain/siwx/recap.ts': [
    [
      (text) =>
        recapSentence({ att: { a: Object.fromEntries(text.split(' ').map((each, at) => [`${each}/${at}`, []])) } }),
      { unit: `${'a'.repeat(100)} ` },
    ],
  ],
  'domain/siwx/signInMessage.ts': [
    [toTime, { start: '2026-01-01T00:00:00.', unit: '0', end: 'Z' }],
    [(uri) => wrongFieldOf(aMessage({ uri })), { start: 'https://a.example/', unit: 'a', end: ' ' }],
    [(domain) => wrongFieldOf(aMessage({ domain })), { unit: 'a.' }, { start: '[', unit: ':', end: '!' }],
    [(nonce) => wrongFieldOf(aMessage({ nonce })), { unit: 'a', end: '!' }],
    [(statement) => wrongFieldOf(aMessage({ statement })), { unit: ' ', end: '\n' }],
    [(uri) => wrongFieldOf(aMessage({ resources: [uri] })), { unit: 'a', end: ':' }],
  ],
  'infrastructure/http/codecs/recapUri.ts': [[readRecapUri, { start: 'urn:recap:', unit: 'a' }]],
  'infrastructure/shared/signatures/bitcoinLock.ts': [
    [(text) => lockOf(text, BITCOIN), { unit: 'z' }, { start: 'bc1', unit: 'q' }],
  ],
  'infrastructure/shared/signatures/bitcoinSignature.lazy.ts': [
    [
      (signature) =>
        verifyBitcoinSignature({
          chainId: BITCOIN,
          address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
          text: '',
          signature,
        }),
      { unit: 'a' },
      { unit: 'smp' },
      { start: 'Av', unit: '8AA' },
    ],
  ],
  'infrastructure/signInServer/cookies.ts': [
    [(text) => jar.read(withHeader('cookie', text), 'session'), { unit: ';' }, { unit: ' ;' }, { unit: 'a=b;' }],
  ],
  'infrastructure/signInServer/createSignInServer.ts': [
    [
      (text) => server.sessionOf(withHeader('authorization', text)),
      { start: 'Bearer ', unit: 'a.' },
      { unit: 'Bearer ' },
    ],
    [(text) => server.handle(new Request(ORIGIN + text)), { unit: '/' }],
  ],
  'infrastructure/signInServer/readPost.ts': [
    [(text) => readPost(withHeader('content-type', text)), { unit: ';' }, { start: 'a', unit: ' ', end: 'a' }],
  ],
}
