import { mutantsOf } from './options.mjs'

// A cut line of the wiring mostly leaves a promise that nobody settles: its test fails by its time, which is short
// here. What is cut are lines, bodies, parts of objects and lists, and conditions.
export default mutantsOf({
  name: 'wiring',
  mutate: ['infrastructure/container/**/*.ts', '!infrastructure/container/reflectMetadata.ts'],
  folders: ['test/infrastructure/container'],
  lowest: 80,
  slowestTestMs: 3_000,
  patienceMs: 15_000,
  left: ['StringLiteral', 'Regex', 'EqualityOperator', 'OptionalChaining', 'BooleanLiteral', 'MethodExpression'],
})
