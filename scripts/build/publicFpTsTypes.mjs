import { fileURLToPath } from 'node:url'

const TYPES = fileURLToPath(new URL('./fpTsTypes.d.ts', import.meta.url))

/** Puts our few lines of types in the place of fp-ts in the published declarations. */
export const publicFpTsTypes = () => ({
  name: 'portico-public-fp-ts-types',
  resolveId: (specifier) => (specifier === 'fp-ts/TaskEither' || specifier === 'fp-ts/Either' ? TYPES : null),
})
