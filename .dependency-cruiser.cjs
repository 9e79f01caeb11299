const between = (name, comment, from, to, more = {}) => ({ name, comment, severity: 'error', from, to, ...more })

/** These files name the texts of views by type. */
const NAMES_WORDS = '^application/(messages|lazyEntries)\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    between(
      'no-cycle',
      'Files in a cycle, even of types, cannot be understood separately. Code that knows all features is above them.',
      {},
      { circular: true },
    ),
    between(
      'no-unresolved',
      'An import that does not resolve breaks the build.',
      {},
      { couldNotResolve: true, pathNot: '^(portico|\\.\\./sandbox)' },
    ),
    between(
      'domain-is-pure',
      'The domain imports only itself, fp-ts modules, decimal.js for amounts, and checksums for addresses.',
      { path: '^domain/' },
      { pathNot: '^(domain/|node_modules/(fp-ts|decimal\\.js|@noble/hashes|@scure/base)/)' },
    ),
    between(
      'checksums-only-in-addresses',
      'Checksums and encodings are 6 kB: only addresses need them.',
      { path: '^domain/', pathNot: '^domain/account/addresses/' },
      { path: 'node_modules/(@noble/hashes|@scure/base)/' },
    ),
    between(
      'decimals-only-in-amounts',
      'decimal.js is 13 kB: only amounts need it.',
      { path: '^domain/', pathNot: '^domain/amount/' },
      { path: 'node_modules/decimal\\.js/' },
    ),
    between(
      'application-points-inward',
      'Use cases import only the domain, their ports, RxJS and fp-ts.',
      { path: '^application/', pathNot: NAMES_WORDS },
      { pathNot: '^(application/|domain/|node_modules/(fp-ts|rxjs)/)' },
    ),
    between(
      'words-come-by-type',
      'The keys of `Messages` derive from the English texts beside the views: import their types only.',
      { path: NAMES_WORDS },
      {
        pathNot:
          '^(application/|domain/|ui-react/[a-z]+/[a-zA-Z]*essages\\.ts$|ui-react/messages/common\\.ts$|infrastructure/container/lazy/)',
      },
    ),
    between(
      'words-come-without-code',
      'A text imported by the public contract would be in the first paint.',
      { path: NAMES_WORDS },
      { path: '^ui-react/', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'features-bring-adapters-by-import',
      'The list of features names the code of a feature with its adapters by `import()` only.',
      { path: NAMES_WORDS },
      { path: '^infrastructure/', dependencyTypesNot: ['dynamic-import'] },
    ),
    between(
      'features-meet-by-type',
      'Features do not call other features; a policy connects them. Payments are a layer below those that pay.',
      { path: '^application/([^/]+)/', pathNot: '^application/(api|ports|kernel)/' },
      {
        path: '^application/',
        pathNot: '^application/($1/|ports/|kernel/|payment/|[^/]+/tokens\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    between(
      'api-knows-no-feature',
      'The base of all features must not name one. application/portico.ts, above them, derives the public API.',
      { path: '^application/(api|kernel|ports)/', pathNot: '/tokens\\.ts$' },
      { path: '^application/', pathNot: '^application/(api|kernel|ports)/' },
    ),
    between(
      'tokens-are-names',
      'Other features import the file of tokens: it has types and tokens, no code.',
      { path: '^application/[^/]+/tokens\\.ts$' },
      { pathNot: '^application/kernel/token\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'ports-are-interfaces',
      'A port is an interface without code.',
      { path: '^application/ports/', pathNot: '^application/ports/tokens\\.ts$' },
      { path: '^application/', pathNot: '^application/ports/', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'infrastructure-not-ui',
      'Adapters do not depend on views.',
      { path: '^infrastructure/' },
      { path: '^(ui-react|react\\.ts|sandbox|demo|test)' },
    ),
    between(
      'adapters-keep-apart',
      'An adapter may import only http and shared code; only the container imports all adapters.',
      { path: '^infrastructure/([^/]+)/', pathNot: '^infrastructure/container/' },
      { path: '^infrastructure/', pathNot: '^infrastructure/($1|http|shared)/' },
    ),
    between(
      'adapters-are-wired-not-called',
      'Only the container and the tests import adapters.',
      { pathNot: '^((infrastructure|test)/|(server|siwx)\\.ts$)' },
      { path: '^infrastructure/', pathNot: '^infrastructure/container/' },
    ),
    between(
      'ready-sessions-load-when-needed',
      'The entry of the built-in sessions imports only these, and types of the public API.',
      { path: '^siwx\\.ts$' },
      { pathNot: '^infrastructure/siwx/', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'the-server-is-no-part-of-pages',
      'The server entry imports only the sign-in server and the signature verifiers.',
      { path: '^server\\.ts$' },
      { pathNot: '^infrastructure/(signInServer|shared/signatures)/' },
    ),
    between(
      'pages-are-no-part-of-the-server',
      'Pages must not load the code that signs sessions.',
      { pathNot: '^(infrastructure/signInServer/|test/|server\\.ts$)' },
      { path: '^infrastructure/signInServer/' },
    ),
    between(
      'only-the-container-wires',
      'Only the container imports inversify.',
      { pathNot: '^infrastructure/container/' },
      { path: 'node_modules/(inversify|@inversifyjs)/' },
    ),
    between(
      'fp-ts-by-module',
      'The root of fp-ts is 8 kB, a module 1.5 kB.',
      {},
      { path: 'node_modules/fp-ts/(es6|lib)/index\\.' },
    ),
    between(
      'heavy-code-is-lazy',
      'A *.lazy.ts file is reached by import() only.',
      { pathNot: '^test/' },
      { path: '\\.lazy\\.tsx?$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    between(
      'lazy-features-come-by-import',
      'A lazy feature with its adapters is reached by import() only.',
      { pathNot: '^test/' },
      { path: '^infrastructure/container/lazy/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    between(
      'ui-sees-no-infrastructure',
      'Views import the public API and the domain.',
      { path: '^(ui-react/|react\\.ts)' },
      { path: '^(infrastructure|sandbox|demo|test)/|node_modules/(inversify|io-ts|fp-ts|viem)/' },
    ),
    between(
      'ui-uses-ports-by-type',
      'Views import ports and features by type only.',
      { path: '^ui-react/' },
      { path: '^application/', pathNot: '^application/kernel/', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'payments-know-no-feature',
      'What payments share on screen is a layer below the views of sending, swapping and others that pay.',
      { path: '^ui-react/payment/' },
      { path: '^ui-react/', pathNot: '^ui-react/(payment|account|messages|modal|primitives|shared)/' },
    ),
    between(
      'nothing-imports-tests',
      'Only the testing entry exports fakes.',
      { pathNot: '^(test/|testing\\.ts|bench/)' },
      { path: '^test/' },
    ),
    between(
      'nothing-imports-the-sandbox',
      'The sandbox is no part of the product.',
      { pathNot: '^(sandbox/|sandbox\\.ts|demo/|test/|bench/)' },
      { path: '^sandbox' },
    ),
    between(
      'sandbox-uses-no-code-of-ours',
      'The sandbox must not share errors with the code under test: it imports types only, and its own libraries.',
      { path: '^sandbox/' },
      { path: '^(domain|application|infrastructure|ui-react)/', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'nothing-imports-the-demo',
      'The demo is an ordinary host.',
      { pathNot: '^(demo|test)/' },
      { path: '^demo/' },
    ),
    between(
      'nothing-imports-the-bench',
      'The bench measures the product from outside.',
      { pathNot: '^bench/' },
      { path: '^bench/' },
    ),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/|^dist/' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      conditionNames: ['types', 'import', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
