import { mutantsOf } from './options.mjs'

// A removed line of the wiring mostly leaves a promise pending, so its test fails by timeout, which is short here.
// Removes statements, function bodies, entries of objects and lists, and conditions.
export default mutantsOf({
  name: 'wiring',
  mutate: ['infrastructure/container/**/*.ts', '!infrastructure/container/reflectMetadata.ts'],
  folders: ['test/infrastructure/container'],
  lowest: 80,
  slowestTestMs: 3_000,
  patienceMs: 15_000,
  left: ['StringLiteral', 'Regex', 'EqualityOperator', 'OptionalChaining', 'BooleanLiteral', 'MethodExpression'],
})
