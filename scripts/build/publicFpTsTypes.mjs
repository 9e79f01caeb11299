import { fileURLToPath } from 'node:url'

const TYPES = fileURLToPath(new URL('./fpTsTypes.d.ts', import.meta.url))

/** Replaces fp-ts in the published declarations by a few types of our own. */
export const publicFpTsTypes = () => ({
  name: 'portico-public-fp-ts-types',
  resolveId: (specifier) => (specifier === 'fp-ts/TaskEither' || specifier === 'fp-ts/Either' ? TYPES : null),
})
