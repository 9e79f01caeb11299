import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { CHAIN_NAMESPACES, type CaipNetworkId, type ChainNamespace } from '../network/network.js'
import { type MessageField, namespaceOf, type SignInMessage, wrongFieldOf } from './signInMessage.js'

/** Why a message has no text, or a text is no message: what is missing, or is not as the grammar has it. */
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

/** By the names that Solana's wallets know (SIWS). Another cluster has its CAIP-2 id, as other chains have. */
const CLUSTERS: readonly (readonly [CaipNetworkId, string])[] = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
]

/** How a text names a chain: by its number on EVM (EIP-4361), elsewhere by its CAIP-2 id (CAIP-122). */
export const toChainName = (chainId: CaipNetworkId): string =>
  CLUSTERS.find(([id]) => id === chainId)?.[1] ?? chainId.replace(/^eip155:/, '')

const toChainId = (namespace: ChainNamespace, name: string): CaipNetworkId =>
  namespace === 'eip155'
    ? `eip155:${name}`
    : // Whether it is one is checked with the other fields.
      (CLUSTERS.find(([, known]) => known === name)?.[0] ?? (name as CaipNetworkId))

const headingOf = (namespace: ChainNamespace): string =>
  ` wants you to sign in with your ${BLOCKCHAINS[namespace]} account:`

/** The lines that have a name, in their order. */
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

/** Without a statement there are two empty lines in its place; Solana's wallets have one (SIWS). */
const emptyLines = (namespace: ChainNamespace): readonly string[] => (namespace === 'solana' ? [''] : ['', ''])

/**
 * The text that is signed: EIP-4361 to the letter on EVM, CAIP-122 elsewhere (U-100). Left for a field that is not as
 * the grammar has it: no text says something else than its fields.
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

/** Longer ones are nobody's message. */
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
 * Reads the text of a sign-in. Left names the field that is wrong. Whatever is read gives the same text again: there is
 * one way to write a message, and no line of it is read as something else, or left out (U-100).
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
    ...{ uri, version, nonce, accountAddress, chainId: toChainId(namespace, chainId) },
    domain: heading.slice(0, -headingOf(namespace).length),
  }
  return pipe(
    formatMessage(message),
    // Lines that are left over, or in another order.
    E.flatMap((again) => (again === text ? E.right(message) : invalid('resources'))),
  )
}
