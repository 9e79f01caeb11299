import fc from 'fast-check'
import { encodeBase58 } from '../../../domain/account/addresses/solana.js'
import { toChecksumAddress } from '../../../domain/account/addresses/checksum.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { SignInMessage } from '../../../domain/siwx/signInMessage.js'

export const aMessage = (fields: Partial<SignInMessage> = {}): SignInMessage => ({
  accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  chainId: 'eip155:1',
  domain: 'dapp.example',
  uri: 'https://dapp.example/login',
  version: '1',
  nonce: '0123456789abcdef01234567',
  issuedAt: '2026-01-01T10:00:00.000Z',
  ...fields,
})

const lettersOf = (letters: string, constraints: fc.StringConstraints): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from(letters)), ...constraints })

const DIGITS = '0123456789'
const ALPHANUMERIC = `${DIGITS}abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ`
const URI_LETTERS = `${ALPHANUMERIC}-._~:/?#[]@!$&'()*+,;=`

const aTime = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const aUri = lettersOf(`${URI_LETTERS}%`, { minLength: 1, maxLength: 60 }).map((rest) => `https:${rest}`)
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

const anAccount: fc.Arbitrary<Pick<SignInMessage, 'chainId' | 'accountAddress'>> = fc.oneof(
  fc
    .record({ id: fc.nat(), digits: lettersOf('0123456789abcdef', { minLength: 40, maxLength: 40 }) })
    .map(({ id, digits }) => ({
      chainId: `eip155:${id}` as const,
      accountAddress: toChecksumAddress(`0x${digits}`),
    })),
  fc
    .record({
      chainId: fc.constantFrom<CaipNetworkId>(
        'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
        'solana:11111111111111111111111111111abc',
      ),
      key: bytes(32),
    })
    .map(({ chainId, key }) => ({ chainId, accountAddress: encodeBase58(key) ?? '' })),
  fc.record({
    chainId: fc.constant<CaipNetworkId>('bip122:000000000019d6689c085ae165831e93'),
    accountAddress: lettersOf(ALPHANUMERIC, { minLength: 26, maxLength: 62 }),
  }),
)

const aStatement = lettersOf(`${URI_LETTERS} `, { minLength: 1, maxLength: 80 })

/** Any message that can be signed. */
export const anyMessage: fc.Arbitrary<SignInMessage> = fc
  .tuple(
    anAccount,
    fc.record({
      domain: fc.constantFrom('dapp.example', 'localhost:4173', '127.0.0.1', '[::1]:80', 'a.b-c.example:65535'),
      uri: aUri,
      version: fc.constant('1'),
      nonce: lettersOf(ALPHANUMERIC, { minLength: 8, maxLength: 40 }),
      issuedAt: aTime,
    }),
    fc.record(
      {
        expirationTime: aTime,
        notBefore: aTime,
        requestId: lettersOf(`${ALPHANUMERIC}-._~!$&'()*+,;=:@%`, { maxLength: 20 }),
        statement: aStatement,
        resources: fc.array(aUri, { maxLength: 4 }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([account, fields, others]) => ({ ...account, ...fields, ...others }))
