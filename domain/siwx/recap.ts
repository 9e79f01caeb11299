import type { SignInMessage } from './signInMessage.js'

/** What a signature grants beyond the sign-in (EIP-5573): by resource, by action, under which limits. */
export interface Recap {
  readonly att: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>
}

export const RECAP_PREFIX = 'urn:recap:'

const isRecapUri = (uri: string): boolean => uri.startsWith(RECAP_PREFIX)

/** The resource of a message that grants something: there is one at most, and it is the last. */
export type RecapResource =
  { readonly _tag: 'None' } | { readonly _tag: 'Misplaced' } | { readonly _tag: 'Last'; readonly uri: string }

export const recapResourceOf = (resources: readonly string[] = []): RecapResource => {
  const [uri, ...others] = resources.filter(isRecapUri)
  if (uri === undefined) return { _tag: 'None' }
  return others.length === 0 && resources.at(-1) === uri ? { _tag: 'Last', uri } : { _tag: 'Misplaced' }
}

/** `'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'`, one for each namespace of actions. */
const grantsIn = ([resource, abilities]: readonly [string, object]): readonly string[] => {
  const actions = new Map<string, string[]>()
  for (const ability of Object.keys(abilities)) {
    const [namespace = '', action = ''] = ability.split('/', 2)
    const names = actions.get(namespace) ?? []
    names.push(`'${action}'`)
    actions.set(namespace, names)
  }
  return [...actions].map(([namespace, names]) => `'${namespace}': ${names.join(', ')} for '${resource}'.`)
}

/** What a statement has to say of a recap, by the algorithm of EIP-5573: one sentence for all that is granted. */
export const recapSentence = ({ att }: Recap): string =>
  [
    'I further authorize the stated URI to perform the following actions on my behalf:',
    ...Object.entries(att)
      .flatMap(grantsIn)
      .map((grant, at) => `(${at + 1}) ${grant}`),
  ].join(' ')

const endsWithSentence = (statement: string, sentence: string): boolean =>
  statement === sentence || statement.endsWith(` ${sentence}`)

/** Whether the statement of a message says what its recap grants: who signed could read it (S-18). */
export const isRecapStated = ({ statement = '' }: SignInMessage, recap: Recap): boolean =>
  endsWithSentence(statement, recapSentence(recap))

/** A statement with what a recap grants behind it, once. */
export const withRecap = (statement: string | undefined, recap: Recap): string => {
  const sentence = recapSentence(recap)
  if (statement === undefined || statement === '') return sentence
  return endsWithSentence(statement, sentence) ? statement : `${statement} ${sentence}`
}

/** What somebody who signs a message grants beside the sign-in. */
export interface SignInGrants {
  /** Addresses that go with the message. */
  readonly resources: readonly string[]
  /** What the site may ask the wallet for afterwards, by the names of the methods. */
  readonly methods: readonly string[]
  /** Anything else, as its recap names it: an action, and on what. */
  readonly others: readonly { readonly action: string; readonly on: string }[]
}

const METHOD = 'request/'

/** What a message with these resources grants, of which the last may be a recap. */
export const grantsOf = (resources: readonly string[] = [], recap: Recap | undefined): SignInGrants => {
  const all = Object.entries(recap?.att ?? {}).flatMap(([on, abilities]) =>
    Object.keys(abilities).map((action) => ({ action, on })),
  )
  const isMethod = ({ action, on }: (typeof all)[number]): boolean => on === 'eip155' && action.startsWith(METHOD)
  return {
    resources: resources.filter((uri) => !isRecapUri(uri)),
    methods: all.filter(isMethod).map(({ action }) => action.slice(METHOD.length)),
    others: all.filter((each) => !isMethod(each)),
  }
}
