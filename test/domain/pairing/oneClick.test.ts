import { createRecap } from '@walletconnect/utils'
import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { type AskedSignIn, grantWithin, readAuth } from '../../../domain/pairing/oneClick.js'
import { UNKNOWN_ACCOUNT } from '../../../domain/siwx/unknownAccount.js'
import { formatMessage } from '../../../domain/siwx/messageText.js'
import { recapSentence } from '../../../domain/siwx/recap.js'
import type { Cacao } from '../../../domain/siwx/session.js'
import { readRecapUri } from '../../../infrastructure/http/codecs/recapUri.js'
import { aMessage } from '../siwx/someMessages.js'

const SIGNER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const CHAINS: readonly [CaipNetworkId, CaipNetworkId] = ['eip155:1', 'eip155:137']
const METHODS = ['eth_sendTransaction', 'personal_sign']
const TERMS = 'https://dapp.example/terms'
const ASKED: AskedSignIn = {
  message: aMessage({
    accountAddress: UNKNOWN_ACCOUNT,
    statement: 'Sign in.',
    expirationTime: '2026-01-02T10:00:00.000Z',
    resources: [TERMS],
  }),
  chains: CHAINS,
  methods: METHODS,
}

const recapUri = (details: unknown): string => `urn:recap:${Buffer.from(JSON.stringify(details)).toString('base64url')}`
const recapOf = (methods: readonly string[], limits: object = { chains: CHAINS }) =>
  createRecap('eip155', 'request', [...methods], limits)
const GRANTED = recapUri(recapOf(METHODS))
const SENTENCE = recapSentence(readRecapUri(GRANTED) ?? { att: {} })

const rightOf = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(`refused: ${JSON.stringify(either.left)}`)
  return either.right
}

/** What an honest wallet signs, except for these fields. */
const aCacao = (fields: Partial<Cacao['p']> = {}): Cacao => ({
  h: { t: 'caip122' },
  p: {
    iss: `did:pkh:eip155:1:${SIGNER}`,
    aud: 'https://dapp.example/login',
    domain: 'dapp.example',
    version: '1',
    nonce: ASKED.message.nonce,
    iat: '2026-01-01T10:00:00.000Z',
    exp: '2026-01-02T10:00:00.000Z',
    statement: `Sign in. ${SENTENCE}`,
    resources: [TERMS, GRANTED],
    ...fields,
  },
  s: { t: 'eip191', s: '0x5e' },
})
const read = (fields?: Partial<Cacao['p']>) => readAuth(aCacao(fields), ASKED, readRecapUri)

describe('the sign-in that a wallet signed while pairing', () => {
  it('is a session of the signing account, with a rebuilt text and the requested grants', () => {
    const { session, grant } = rightOf(read())
    assert.deepEqual(grant, { chains: CHAINS, methods: METHODS })
    assert.deepEqual(session.message, rightOf(formatMessage(session.data)))
    assert.include(session.message, `account:\n${SIGNER}\n\nSign in. ${SENTENCE}\n`)
    assert.deepInclude(session, { signature: '0x5e', cacao: aCacao() })
    assert.deepInclude(session.data, { accountAddress: SIGNER, chainId: 'eip155:1', resources: [TERMS, GRANTED] })
  })

  it('may leave the grants to the statement, grant less, or nothing', () => {
    assert.equal(rightOf(read({ statement: 'Sign in.' })).session.data.statement, `Sign in. ${SENTENCE}`)
    const less = recapUri(recapOf(['personal_sign'], {}))
    const { grant } = rightOf(read({ statement: 'Sign in.', resources: [TERMS, less] }))
    assert.deepEqual(grant, { chains: [], methods: ['personal_sign'] })
    assert.deepEqual(rightOf(read({ statement: 'Sign in.', resources: [TERMS] })).grant, { chains: [], methods: [] })
  })

  it('may have no resources if none were requested, and then grants nothing', () => {
    const { resources: _, ...message } = ASKED.message
    for (const resources of [undefined, []]) {
      const fields = { statement: 'Sign in.', resources }
      const { grant } = rightOf(readAuth(aCacao(fields), { ...ASKED, message }, readRecapUri))
      assert.deepEqual(grant, { chains: [], methods: [] })
      assert.deepEqual(read(fields), { _tag: 'Left', left: 'resources' })
    }
    assert.deepEqual(
      readAuth(aCacao({ statement: 'Sign in.', resources: [TERMS] }), { ...ASKED, message }, readRecapUri),
      {
        _tag: 'Left',
        left: 'resources',
      },
    )
  })

  it('has each resource at its requested position', () => {
    const resources = [TERMS, 'https://dapp.example/privacy']
    const asked = { ...ASKED, message: { ...ASKED.message, resources } }
    const readThose = (...those: readonly string[]) =>
      readAuth(aCacao({ statement: 'Sign in.', resources: those }), asked, readRecapUri)
    assert.deepEqual(rightOf(readThose(...resources)).session.data.resources, resources)
    for (const those of [[...resources].reverse(), [TERMS, TERMS], [TERMS, 'https://evil.example']])
      assert.deepEqual(readThose(...those), { _tag: 'Left', left: 'resources' })
  })

  it('may be signed on each requested chain', () => {
    const { session } = rightOf(read({ iss: `did:pkh:eip155:137:${SIGNER}` }))
    assert.equal(session.data.chainId, 'eip155:137')
  })

  for (const [fault, fields] of [
    ['domain', { domain: 'evil.example' }],
    ['uri', { aud: 'https://evil.example/login' }],
    ['uri', { aud: 'https://dapp.example/other' }],
    ['version', { version: '2' }],
    ['nonce', { nonce: 'fedcba9876543210' }],
    ['issuedAt', { iat: '2026-01-01T10:00:01.000Z' }],
    ['expirationTime', { exp: '2027-01-02T10:00:00.000Z' }],
    ['expirationTime', { exp: undefined }],
    ['notBefore', { nbf: '2026-01-01T10:00:00.000Z' }],
    ['requestId', { requestId: '1' }],
    ['chainId', { iss: `did:pkh:eip155:10:${SIGNER}` }],
    ['chainId', { iss: 'did:pkh:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:11111111111111111111111111111112' }],
    ['accountAddress', { iss: SIGNER }],
    ['accountAddress', { iss: `did:pkh:eip155:1:${SIGNER.slice(1)}` }],
    ['accountAddress', { iss: 'did:pkh:eip155:1:0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
    ['statement', { statement: 'Sign away.' }],
    ['statement', { statement: `Sign in. ${SENTENCE.replace(", 'personal_sign'", '')}` }],
    ['resources', { resources: [GRANTED] }],
    ['resources', { resources: [TERMS, 'https://evil.example', GRANTED] }],
    ['resources', { statement: 'Sign in.', resources: [GRANTED, TERMS] }],
    ['Grants', { resources: [TERMS, 'urn:recap:!'] }],
    ['Grants', { resources: [TERMS, recapUri(recapOf([...METHODS, 'eth_sign']))] }],
  ] as const)
    it(`is rejected if it differs from the request: ${fault} ${JSON.stringify(fields).slice(0, 60)} [S-16] [S-18]`, () => {
      assert.deepEqual(read(fields), { _tag: 'Left', left: fault })
    })

  it('never grants more than requested: no other method, chain, ability or resource [S-18]', () => {
    const isWithin = (att: Record<string, Record<string, readonly unknown[]>>): boolean =>
      grantWithin({ att }, ASKED) !== undefined
    assert.isTrue(isWithin({ eip155: { 'request/personal_sign': [{}] } }))
    assert.isTrue(isWithin({ eip155: { 'request/personal_sign': [{ chains: ['eip155:137'] }] } }))
    assert.isTrue(isWithin({}))
    for (const att of [
      { eip155: { 'request/eth_sign': [{}] } },
      { eip155: { 'sudo/personal_sign': [{}] } },
      { eip155: { 'process/personal_sign': [{}] } },
      { eip155: { 'request/': [{}] } },
      { eip155: { personal_sign: [{}] } },
      { eip155: { 'request/personal_sign': [{ chains: ['eip155:1', 'eip155:10'] }] } },
      { eip155: { 'request/personal_sign': [{ chains: ['eip155:1'] }, { chains: ['eip155:10'] }] } },
      { eip155: { 'request/personal_sign': [{ chains: 'eip155:1' }] } },
      { eip155: { 'request/personal_sign': [{ chains: [1] }] } },
      { eip155: { 'request/personal_sign': [{ chains: ['eip155:1', 1] }] } },
      { eip155: { 'request/personal_sign': [null] } },
      { eip155: { 'request/personal_sign': ['eip155:1'] } },
      { eip155: { 'request/personal_sign': [7] } },
      { eip155: { 'request/personal_sign': [{}] }, 'https://dapp.example': { 'crud/delete': [{}] } },
    ])
      assert.isFalse(isWithin(att), JSON.stringify(att))
  })
})
