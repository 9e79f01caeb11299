import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { CHAIN_NAMESPACES, type CaipNetworkId, type ChainNamespace } from '../network/network.js'
import { type MessageField, namespaceOf, type SignInMessage, wrongFieldOf } from './signInMessage.js'

/** Why a message has no text, or a text is not a message: a field is missing, or violates the grammar. */
export interface MessageError {
  readonly _tag: 'SignInMessageInvalid'
  readonly field: MessageField
}

const invalid = (field: MessageField): E.Either<MessageError, never> => E.left({ _tag: 'SignInMessageInvalid', field })

const BLOCKCHAINS: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Names that Solana's wallets know (SIWS). Other clusters keep their CAIP-2 id, as other chains do. */
const CLUSTERS: readonly (readonly [CaipNetworkId, string])[] = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
]

/** The name of a chain in a text: its number on EVM (EIP-4361), elsewhere its CAIP-2 id (CAIP-122). */
export const toChainName = (chainId: CaipNetworkId): string =>
  CLUSTERS.find(([id]) => id === chainId)?.[1] ?? chainId.replace(/^eip155:/, '')

const toChainId = (namespace: ChainNamespace, name: string): CaipNetworkId =>
  namespace === 'eip155'
    ? `eip155:${name}`
    : // The cast is checked with the other fields.
      (CLUSTERS.find(([, known]) => known === name)?.[0] ?? (name as CaipNetworkId))

const headingOf = (namespace: ChainNamespace): string =>
  ` wants you to sign in with your ${BLOCKCHAINS[namespace]} account:`

/** The named lines, in order. */
const LINES = [
  ['uri', 'URI: '],
  ['version', 'Version: '],
  ['chainId', 'Chain ID: '],
  ['nonce', 'Nonce: '],
  ['issuedAt', 'Issued At: '],
  ['expirationTime', 'Expiration Time: '],
  ['notBefore', 'Not Before: '],
  ['requestId', 'Request ID: '],
] as const

/** Two empty lines replace a missing statement; for Solana's wallets it is one (SIWS). */
const emptyLines = (namespace: ChainNamespace): readonly string[] => (namespace === 'solana' ? [''] : ['', ''])

/**
 * The text to sign: exactly by EIP-4361 on EVM, by CAIP-122 elsewhere (U-100). Left if a field violates the grammar, so
 * that a text never says anything else than its fields.
 */
export const formatMessage = (message: SignInMessage): E.Either<MessageError, string> => {
  const wrong = wrongFieldOf(message)
  if (wrong !== undefined) return invalid(wrong)
  const namespace = namespaceOf(message.chainId)
  if (namespace === undefined) return invalid('chainId')
  const named = { ...message, chainId: toChainName(message.chainId) }
  const { domain, accountAddress, statement, resources } = message
  const lines = [
    `${domain}${headingOf(namespace)}`,
    accountAddress,
    ...(statement === undefined ? emptyLines(namespace) : ['', statement, '']),
    ...LINES.flatMap(([field, name]) => (named[field] === undefined ? [] : [`${name}${named[field]}`])),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((uri) => `- ${uri}`)]),
  ]
  return E.right(lines.join('\n'))
}

/** Longer texts are rejected. */
const MOST_LETTERS = 65_536

type Lined = Readonly<Partial<Record<(typeof LINES)[number][0], string>>>

const readLines = (lines: readonly string[]): { readonly fields: Lined; readonly rest: readonly string[] } => {
  const fields: Partial<Record<keyof Lined, string>> = {}
  let at = 0
  for (const [field, name] of LINES) {
    const line = lines[at]
    if (!line?.startsWith(name)) continue
    fields[field] = line.slice(name.length)
    at += 1
  }
  return { fields, rest: lines.slice(at) }
}

const readResources = ([heading, ...entries]: readonly string[]): Pick<SignInMessage, 'resources'> =>
  heading === undefined ? {} : { resources: entries.map((entry) => entry.replace(/^- /, '')) }

/**
 * Parses the text of a sign-in; left names the wrong field. A parsed message always gives the same text again: each
 * message has one text, and no line is misread or skipped (U-100).
 */
export const parseMessage = (text: string): E.Either<MessageError, SignInMessage> => {
  const [heading = '', accountAddress = '', ...body] = text.length > MOST_LETTERS ? [] : text.split('\n')
  const namespace = CHAIN_NAMESPACES.find((each) => heading.endsWith(headingOf(each)))
  if (namespace === undefined) return invalid('domain')
  const [, statement, behind] = body
  const hasStatement = behind === ''
  const { fields, rest } = readLines(body.slice(hasStatement ? 3 : emptyLines(namespace).length))
  const { uri, version, chainId, nonce } = fields
  if (uri === undefined) return invalid('uri')
  if (version === undefined) return invalid('version')
  if (chainId === undefined) return invalid('chainId')
  if (nonce === undefined) return invalid('nonce')
  const message: SignInMessage = {
    ...fields,
    ...readResources(rest),
    ...(hasStatement && { statement }),
    uri,
    version,
    nonce,
    accountAddress,
    chainId: toChainId(namespace, chainId),
    domain: heading.slice(0, -headingOf(namespace).length),
  }
  return pipe(
    formatMessage(message),
    // Fails for extra lines, and for another order.
    E.flatMap((again) => (again === text ? E.right(message) : invalid('resources'))),
  )
}
