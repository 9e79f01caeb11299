const between = (name, comment, from, to, more = {}) => ({ name, comment, severity: 'error', from, to, ...more })

/** They name the texts of views by their type. */
const NAMES_WORDS = '^application/(messages|\\w+/\\w*[eE]ntry)\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    between(
      'no-cycle',
      'In a cycle, of types too, no file can be understood without the others. What knows all features stands above them.',
      {},
      { circular: true },
    ),
    between(
      'no-unresolved',
      'What cannot be found cannot be built.',
      {},
      { couldNotResolve: true, pathNot: '^(portico|\\.\\./sandbox)' },
    ),
    between(
      'domain-is-pure',
      'The domain imports itself, fp-ts modules, decimal.js for amounts, and checksums for addresses.',
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
      'Use cases know the domain, their ports, RxJS and fp-ts.',
      { path: '^application/', pathNot: NAMES_WORDS },
      { pathNot: '^(application/|domain/|node_modules/(fp-ts|rxjs)/)' },
    ),
    between(
      'words-come-by-type',
      'The keys of `Messages` are those of the English texts, which stand beside the views. Only their types cross over.',
      { path: NAMES_WORDS },
      { pathNot: '^(application/|domain/|ui-react/[a-z]+/[a-zA-Z]*essages\\.ts$|ui-react/messages/common\\.ts$)' },
    ),
    between(
      'words-come-without-code',
      'A text that the public contract imported would be in the first paint.',
      { path: NAMES_WORDS },
      { path: '^ui-react/', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'features-meet-by-type',
      'Features do not call features; a policy joins them. Payments are a layer below those that pay.',
      { path: '^application/([^/]+)/', pathNot: '^application/(api|ports|kernel)/' },
      {
        path: '^application/',
        pathNot: '^application/($1/|ports/|kernel/|payment/|[^/]+/tokens\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    between(
      'api-knows-no-feature',
      'What features stand on names none of them. application/portico.ts, above them, derives what hosts get.',
      { path: '^application/(api|kernel|ports)/', pathNot: '/tokens\\.ts$' },
      { path: '^application/', pathNot: '^application/(api|kernel|ports)/' },
    ),
    between(
      'tokens-are-names',
      'The file of tokens of a feature is imported by others: it has types and tokens, no code.',
      { path: '^application/[^/]+/tokens\\.ts$' },
      { pathNot: '^application/kernel/token\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'ports-are-interfaces',
      'A port holds no code.',
      { path: '^application/ports/', pathNot: '^application/ports/tokens\\.ts$' },
      { path: '^application/', pathNot: '^application/ports/', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'infrastructure-not-ui',
      'Adapters know nothing of screens.',
      { path: '^infrastructure/' },
      { path: '^(ui-react|react\\.ts|sandbox|demo|test)' },
    ),
    between(
      'adapters-keep-apart',
      'An adapter knows no sibling but http; only the container knows them all.',
      { path: '^infrastructure/([^/]+)/', pathNot: '^infrastructure/container/' },
      { path: '^infrastructure/', pathNot: '^infrastructure/($1|http|shared)/' },
    ),
    between(
      'adapters-are-wired-not-called',
      'Only the container and the tests know the adapters.',
      { pathNot: '^((infrastructure|test)/|(server|siwx)\\.ts$)' },
      { path: '^infrastructure/', pathNot: '^infrastructure/container/' },
    ),
    between(
      'ready-sessions-load-when-needed',
      'The entry of ready sessions knows them, and what a site names of them by type.',
      { path: '^siwx\\.ts$' },
      { pathNot: '^infrastructure/siwx/', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'the-server-is-no-part-of-pages',
      'What verifies sign-ins on a server has an entry of its own, which knows it and the verifiers, and nothing else.',
      { path: '^server\\.ts$' },
      { pathNot: '^infrastructure/(signInServer|shared/signatures)/' },
    ),
    between(
      'pages-are-no-part-of-the-server',
      'A page would get the code that signs sessions.',
      { pathNot: '^(infrastructure/signInServer/|test/|server\\.ts$)' },
      { path: '^infrastructure/signInServer/' },
    ),
    between(
      'only-the-container-wires',
      'inversify stays in one folder.',
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
      'ui-sees-no-infrastructure',
      'Screens know the public API and the domain.',
      { path: '^(ui-react/|react\\.ts)' },
      { path: '^(infrastructure|sandbox|demo|test)/|node_modules/(inversify|io-ts|fp-ts|viem)/' },
    ),
    between(
      'ui-uses-ports-by-type',
      'Screens never call a port or a feature.',
      { path: '^ui-react/' },
      { path: '^application/', pathNot: '^application/kernel/', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'nothing-imports-tests',
      'Only the testing entry hands out fakes.',
      { pathNot: '^(test/|testing\\.ts|bench/)' },
      { path: '^test/' },
    ),
    between(
      'nothing-imports-the-sandbox',
      'The sandbox stands outside.',
      { pathNot: '^(sandbox/|sandbox\\.ts|demo/|test/|bench/)' },
      { path: '^sandbox' },
    ),
    between(
      'sandbox-uses-no-code-of-ours',
      'What a test is checked against must not share an error with it: the sandbox takes types, and its own libraries.',
      { path: '^sandbox/' },
      { path: '^(domain|application|infrastructure|ui-react)/', dependencyTypesNot: ['type-only'] },
    ),
    between(
      'nothing-imports-the-demo',
      'The demo is a host like any other.',
      { pathNot: '^(demo|test)/' },
      { path: '^demo/' },
    ),
    between(
      'nothing-imports-the-bench',
      'The bench measures from outside.',
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
