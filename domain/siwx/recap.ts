import type { SignInMessage } from './signInMessage.js'

/** What a signature grants beyond the sign-in (EIP-5573): by resource and action, with limits. */
export interface Recap {
  readonly att: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>
}

export const RECAP_PREFIX = 'urn:recap:'

const isRecapUri = (uri: string): boolean => uri.startsWith(RECAP_PREFIX)

/** The resource of a message that is a recap: there may be one, and it has to be last. */
export type RecapResource =
  { readonly _tag: 'None' } | { readonly _tag: 'Misplaced' } | { readonly _tag: 'Last'; readonly uri: string }

export const recapResourceOf = (resources: readonly string[] = []): RecapResource => {
  const [uri, ...others] = resources.filter(isRecapUri)
  if (uri === undefined) return { _tag: 'None' }
  return others.length === 0 && resources.at(-1) === uri ? { _tag: 'Last', uri } : { _tag: 'Misplaced' }
}

/** Example: `'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'`; one for each namespace of actions. */
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

/** The sentence that a statement must contain for a recap, by the algorithm of EIP-5573: it lists all grants. */
export const recapSentence = ({ att }: Recap): string =>
  [
    'I further authorize the stated URI to perform the following actions on my behalf:',
    ...Object.entries(att)
      .flatMap(grantsIn)
      .map((grant, at) => `(${at + 1}) ${grant}`),
  ].join(' ')

const endsWithSentence = (statement: string, sentence: string): boolean =>
  statement === sentence || statement.endsWith(` ${sentence}`)

/** Whether a message's statement describes its recap, so that the signer could read it (S-18). */
export const isRecapStated = ({ statement = '' }: SignInMessage, recap: Recap): boolean =>
  endsWithSentence(statement, recapSentence(recap))

/** Appends the recap's sentence to a statement, unless it is there. */
export const withRecap = (statement: string | undefined, recap: Recap): string => {
  const sentence = recapSentence(recap)
  if (statement === undefined || statement === '') return sentence
  return endsWithSentence(statement, sentence) ? statement : `${statement} ${sentence}`
}

/** What a signer grants besides the sign-in. */
export interface SignInGrants {
  /** Addresses attached to the message. */
  readonly resources: readonly string[]
  /** Wallet methods that the site may call afterwards. */
  readonly methods: readonly string[]
  /** Any other grant, as its recap names it: an action, and its resource. */
  readonly others: readonly { readonly action: string; readonly on: string }[]
}

const METHOD = 'request/'

/** What a message with these resources grants; the last of them may be the recap. */
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
