const FIELDS = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const

/** What a site may ask to be signed in with. */
export type SignInInput = {
  readonly [Field in (typeof FIELDS)[number][0] | 'domain' | 'address' | 'statement']?: string
} & { readonly resources?: readonly string[] }

/** The text of Sign In With Solana, to the letter: sites build it again and compare. */
export const signInText = (input: SignInInput & { readonly domain: string; readonly address: string }): string => {
  const head = `${input.domain} wants you to sign in with your Solana account:\n${input.address}`
  const fields = FIELDS.flatMap(([field, label]) => {
    const value = input[field]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  const resources =
    input.resources === undefined ? [] : ['Resources:', ...input.resources.map((resource) => `- ${resource}`)]
  const foot = [...fields, ...resources]
  const parts = [
    head,
    ...(input.statement === undefined ? [] : [input.statement]),
    ...(foot.length === 0 ? [] : [foot.join('\n')]),
  ]
  return parts.join('\n\n')
}
