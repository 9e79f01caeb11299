import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const TIME = 'Time is a SchedulerLike passed in as `scheduler`, so that a test can move it.'
const PAGE = 'The core runs without a page: take the port HostEnvironment or KeyValueStore.'
const REMOTE = 'The core asks through a port (application/ports), so that a test can answer.'
const MARKUP = 'Markup from a string executes what it says (S-22): render elements, or set textContent.'

const banned = (names, message) => names.map((name) => ({ name, message }))

const GESTURE =
  'A wallet or a window opens only inside the visitor’s press (U-21, U-96): after an await or a promise, browsers refuse. Make ready what it needs before, and call it at once.'
const OPENS = 'callee.property.name=/^(launch|openWallet|continueInWallet|openPopup|loginBySocial)$/'

const GESTURE_BANS = [
  { selector: `:function[async=true] CallExpression[${OPENS}]`, message: GESTURE },
  {
    selector: `CallExpression[callee.property.name=/^(then|finally|catch)$/] CallExpression[${OPENS}]`,
    message: GESTURE,
  },
  {
    selector: `CallExpression[callee.name=/^(setTimeout|queueMicrotask|requestAnimationFrame)$/] CallExpression[${OPENS}]`,
    message: GESTURE,
  },
]

const MARKUP_BANS = [
  { selector: 'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]', message: MARKUP },
  { selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]', message: MARKUP },
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString|parseHTMLUnsafe)$/]',
    message: MARKUP,
  },
  { selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]", message: MARKUP },
  { selector: 'Property[key.name=/^(dangerouslySetInnerHTML|srcDoc)$/]', message: MARKUP },
  { selector: 'AssignmentExpression[left.property.value=/^(innerHTML|outerHTML|srcdoc)$/]', message: MARKUP },
  {
    selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value=/^(on.*|srcdoc|style)$/i]",
    message: MARKUP,
  },
  {
    selector: "ImportExpression[source.type!='Literal']",
    message:
      'Code comes from the package alone (S-01): name the module in the import, so that a bundler and a reviewer see which it is.',
  },
  {
    selector: 'JSXOpeningElement[name.name=/^(iframe|frame|object|embed|script|base)$/]',
    message: 'It brings a foreign page or script into this one (S-22): data are shown as text and `<img>` only.',
  },
  {
    selector:
      "JSXOpeningElement:has(JSXAttribute[name.name='target']):not(:has(JSXAttribute[name.name='rel'][value.value=/noopener/]))",
    message: 'A page that is opened gets a handle on this one (S-20): add rel="noopener noreferrer" beside target.',
  },
  {
    selector:
      "CallExpression[callee.object.name=/^(window|globalThis|host)$/][callee.property.name='open']:not([arguments.2.value=/noopener/])",
    message: 'A window that is opened gets a handle on this one (S-20): draw a link with rel="noopener noreferrer".',
  },
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'A style attribute breaks a strict style-src (U-12): use a class or a data attribute.',
  },
]

const WEIGHT_BANS = [
  {
    selector: "MemberExpression[object.name='TE'][property.name='tryCatch']",
    message: 'It brings a generator written for old browsers to every page: take infrastructure/shared/tasks.',
  },
]

const WAITING =
  'A sleep is too short on a slow machine and too long on any other, and a loop without a deadline hides what it waits for: take `until` (test/support), `settles` (test/browser/support) or virtual time.'

const WAITING_BANS = [
  { selector: "CallExpression[callee.property.name='waitForTimeout']", message: WAITING },
  { selector: "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']", message: WAITING },
  {
    selector:
      'ImportDeclaration[source.value=/^(node:)?timers.promises$/] ImportSpecifier[imported.name=/^(setTimeout|setInterval)$/]',
    message: WAITING,
  },
  {
    selector:
      ':matches(WhileStatement, DoWhileStatement, ForStatement[test=null]) :matches(AwaitExpression, YieldExpression)',
    message: WAITING,
  },
]

const CORE_BANS = {
  'no-restricted-globals': [
    'error',
    ...banned(['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'globalThis'], PAGE),
    ...banned(['fetch', 'XMLHttpRequest', 'WebSocket'], REMOTE),
    ...banned(['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'performance'], TIME),
    ...banned(['crypto'], 'Randomness comes in as an argument, so that a test can repeat it.'),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: TIME },
    {
      object: 'Math',
      property: 'random',
      message: 'Randomness comes in as an argument, so that a test can repeat it.',
    },
  ],
  'no-restricted-syntax': [
    'error',
    ...MARKUP_BANS,
    ...GESTURE_BANS,
    ...WEIGHT_BANS,
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: TIME },
    {
      selector: "ThrowStatement > NewExpression[callee.name='Error']",
      message: 'A rejection has no type: return a Left of the feature’s error union.',
    },
  ],
}

export default tseslint.config(
  { ignores: ['dist/**', 'build/**', 'node_modules/**', '**/*.cjs', '**/*.d.mts'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      'max-lines': ['error', { max: 200 }],
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...MARKUP_BANS, ...GESTURE_BANS, ...WEIGHT_BANS],
    },
  },
  { files: ['domain/**/*.ts', 'application/**/*.ts'], rules: CORE_BANS },
  {
    files: ['infrastructure/log/**/*.ts', 'sandbox/**/*.ts', 'scripts/**/*.ts', 'bench/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['ui-react/**/*.{ts,tsx}', 'demo/**/*.{ts,tsx}', 'bench/**/*.tsx', 'test/ui-react/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A suite is one long function of short ones, and may hold the page a server rendered.
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', ...WAITING_BANS],
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
  {
    // The one helper that waits, the one that gives up, and virtual time, which ends where it was told to.
    files: ['test/support/{until,makeVirtualTime}.ts', 'test/browser/support/endsWithin.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // The wallet SDK writes classes where it means interfaces: what it is given has their shape.
    files: [
      'infrastructure/connectors/walletConnect/sdk.lazy.ts',
      'sandbox/phone/openPhone.ts',
      'test/sandbox/support/openWalletKit.ts',
    ],
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'off' },
  },
  {
    // It starts one part after the other, each of which the next one needs.
    files: ['sandbox/phone/openPhone.ts', 'sandbox/startSandbox.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
  },
  {
    // A script that a person runs tells that person what it did.
    files: ['test/browser/screenshots.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.mjs'],
    rules: {
      'max-lines': ['error', { max: 200 }],
      'no-unused-vars': 'error',
      'prefer-const': 'error',
      'no-var': 'error',
      eqeqeq: 'error',
    },
  },
)
