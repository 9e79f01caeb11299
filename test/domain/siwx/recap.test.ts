import { createEncodedRecap, formatMessage as textOfWallets } from '@walletconnect/utils'
import { assert } from 'chai'
import { formatMessage } from '../../../domain/siwx/messageText.js'
import { messageOfCacao } from '../../../domain/siwx/cacao.js'
import {
  grantsOf,
  isRecapStated,
  type Recap,
  recapResourceOf,
  recapSentence,
  withRecap,
} from '../../../domain/siwx/recap.js'
import type { Cacao } from '../../../domain/siwx/session.js'
import { recapOf } from '../../../domain/pairing/oneClick.js'
import { readRecapUri, toRecapUri } from '../../../infrastructure/http/codecs/recapUri.js'
import { aMessage } from './someMessages.js'

/** Examples of EIP-5573. */
const URI =
  'urn:recap:eyJhdHQiOnsiaHR0cHM6Ly9leGFtcGxlLmNvbSI6eyJleGFtcGxlL2FwcGVuZCI6W10sImV4YW1wbGUvcmVhZCI6W10sIm90aGVyL2FjdGlvbiI6W119LCJteTpyZXNvdXJjZTp1cmkuMSI6eyJleGFtcGxlL2FwcGVuZCI6W10sImV4YW1wbGUvZGVsZXRlIjpbXX0sIm15OnJlc291cmNlOnVyaS4yIjp7ImV4YW1wbGUvYXBwZW5kIjpbXX0sIm15OnJlc291cmNlOnVyaS4zIjp7ImV4YW1wbGUvYXBwZW5kIjpbXX19LCJwcmYiOltdfQ'
const SENTENCE =
  "I further authorize the stated URI to perform the following actions on my behalf: (1) 'example': 'append', 'read' for 'https://example.com'. (2) 'other': 'action' for 'https://example.com'. (3) 'example': 'append', 'delete' for 'my:resource:uri.1'. (4) 'example': 'append' for 'my:resource:uri.2'. (5) 'example': 'append' for 'my:resource:uri.3'."

const recap: Recap = readRecapUri(URI) ?? { att: {} }

describe('the grants of a sign-in [S-18]', () => {
  it('are worded as in EIP-5573', () => assert.equal(recapSentence(recap), SENTENCE))

  it("follow the site's statement, once", () => {
    assert.equal(withRecap(undefined, recap), SENTENCE)
    assert.equal(withRecap('', recap), SENTENCE)
    assert.equal(withRecap('Sign in.', recap), `Sign in. ${SENTENCE}`)
    assert.equal(withRecap(`Sign in. ${SENTENCE}`, recap), `Sign in. ${SENTENCE}`)
  })

  it('count as stated if the statement ends with their full text', () => {
    for (const statement of [SENTENCE, `Sign in. ${SENTENCE}`])
      assert.isTrue(isRecapStated(aMessage({ statement }), recap), statement)
    for (const statement of [undefined, 'Sign in.', `${SENTENCE} Not.`, `Sign in.${SENTENCE}`, SENTENCE.slice(1)])
      assert.isFalse(isRecapStated(aMessage({ statement }), recap), statement)
  })

  it('are the last resource, and the only one of its kind', () => {
    assert.deepEqual(recapResourceOf(undefined), { _tag: 'None' })
    assert.deepEqual(recapResourceOf(['https://a.example']), { _tag: 'None' })
    for (const others of [[], ['https://a.example'], ['https://a.example', 'https://b.example']])
      assert.deepEqual(recapResourceOf([...others, URI]), { _tag: 'Last', uri: URI })
    assert.deepEqual(recapResourceOf(['https://a.example', URI, 'https://b.example']), { _tag: 'Misplaced' })
    assert.deepEqual(recapResourceOf([URI, 'https://a.example']), { _tag: 'Misplaced' })
    assert.deepEqual(recapResourceOf([URI, URI]), { _tag: 'Misplaced' })
  })

  it('are listed in parts: wallet methods, other grants, and resource addresses', () => {
    const methods = {
      att: {
        eip155: { 'request/personal_sign': [], 'other/x': [] },
        'https://a.example': { 'a/b': [], 'request/personal_sign': [] },
      },
    }
    assert.deepEqual(grantsOf(['https://b.example', URI], methods), {
      resources: ['https://b.example'],
      methods: ['personal_sign'],
      others: [
        { action: 'other/x', on: 'eip155' },
        { action: 'a/b', on: 'https://a.example' },
        { action: 'request/personal_sign', on: 'https://a.example' },
      ],
    })
    assert.deepEqual(grantsOf(undefined, undefined), { resources: [], methods: [], others: [] })
  })

  it('are encoded as by the pairing SDK, and round-trip', () => {
    const asked = recapOf({ methods: ['personal_sign', 'eth_sendTransaction', 'wallet_sendCalls'] })
    const methods = ['eth_sendTransaction', 'personal_sign', 'wallet_sendCalls']
    assert.equal(toRecapUri(asked), createEncodedRecap('eip155', 'request', methods))
    assert.deepEqual(readRecapUri(toRecapUri(asked)), asked)
    assert.deepEqual(grantsOf([], asked).methods, methods)
  })

  it('are unreadable in a malformed recap', () => {
    const encode = (details: unknown): string =>
      `urn:recap:${Buffer.from(typeof details === 'string' ? details : JSON.stringify(details)).toString('base64url')}`
    assert.deepEqual(readRecapUri(encode({ att: { a: { 'b/c': [] } } })), { att: { a: { 'b/c': [] } } })
    for (const bad of [
      ...['', '{', 'null', '[]', {}, { att: {} }, { att: [] }, { att: { a: {} } }, { att: { a: [] } }],
      ...[{ att: { a: { b: [] } } }, { att: { a: { 'b/c/d': [] } } }, { att: { a: { 'b/c': {} } } }],
      ...[{ att: { 'a\nb': { 'b/c': [] } } }, { att: { a: { "b/c' for 'x'": [] } } }],
    ])
      assert.isUndefined(readRecapUri(encode(bad)), JSON.stringify(bad))
    assert.isUndefined(readRecapUri(`urn:recap:${'a'.repeat(9_000)}`))
    assert.isUndefined(readRecapUri('urn:recap:!'))
    assert.isUndefined(readRecapUri('https://a.example'))
  })
})

describe('the message of a pairing proof (CAIP-74)', () => {
  const PAYLOAD = {
    iss: 'did:pkh:eip155:1:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    aud: 'https://dapp.example/login',
    domain: 'dapp.example',
    version: '1',
    nonce: '0123456789abcdef01234567',
    iat: '2026-01-01T10:00:00.000Z',
  }
  const cacao = (fields: Partial<Cacao['p']> = {}): Cacao => ({
    h: { t: 'caip122' },
    s: { t: 'eip191', s: '0x' },
    p: { ...PAYLOAD, ...fields },
  })
  const defined = (message: object | undefined): object =>
    Object.fromEntries(Object.entries(message ?? {}).filter(([, value]) => value !== undefined))

  it('has its fields, and the account of its issuer', () => {
    assert.deepEqual(defined(messageOfCacao(cacao({ statement: '' }), undefined)), aMessage())
    const times = { exp: '2026-01-01T11:00:00.000Z', nbf: '2026-01-01T10:00:00.000Z' }
    assert.deepEqual(
      defined(messageOfCacao(cacao({ ...times, requestId: 'r', resources: [URI], statement: 'Sign in.' }), recap)),
      aMessage({
        expirationTime: times.exp,
        notBefore: times.nbf,
        requestId: 'r',
        resources: [URI],
        statement: `Sign in. ${SENTENCE}`,
      }),
    )
  })

  it('has the text that wallets sign, by the code of the pairing SDK', () => {
    const methods = ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_switchEthereumChain']
    const granted = createEncodedRecap('eip155', 'request', methods)
    const times = { exp: '2026-01-01T11:00:00.000Z', nbf: '2026-01-01T10:00:00.000Z' }
    const resources = ['https://dapp.example/terms', granted]
    const compare = (payload: Cacao['p'] & Parameters<typeof textOfWallets>[0]): void => {
      const message = messageOfCacao(cacao(payload), readRecapUri(payload.resources?.at(-1) ?? ''))
      assert.isDefined(message)
      assert.deepEqual(formatMessage(message), { _tag: 'Right', right: textOfWallets(payload, payload.iss) })
    }
    compare(PAYLOAD)
    compare({ ...PAYLOAD, ...times, statement: 'Sign in.' })
    compare({ ...PAYLOAD, resources: [granted] })
    compare({ ...PAYLOAD, ...times, statement: 'Sign in.', requestId: 'r', resources })
  })

  it('is refused if the issuer is no account', () => {
    for (const iss of ['', 'did:key:z6Mk', 'did:pkh:eip155:1', 'eip155:1:0x00', 'did:pkh:eip155:1:0x00:0x01'])
      assert.isUndefined(messageOfCacao(cacao({ iss }), undefined), iss)
  })
})
