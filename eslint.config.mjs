import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const CORE_BANS = {
  'no-restricted-globals': [
    'error',
    ...['window', 'document', 'localStorage', 'navigator', 'location'].map((name) => ({ name, message: 'The core runs anywhere: take a port (HostEnvironment, KeyValueStore).' })),
    ...['fetch', 'XMLHttpRequest', 'WebSocket'].map((name) => ({ name, message: 'The core asks through a port.' })),
    ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'].map((name) => ({ name, message: 'Time comes from SchedulerLike, so a test can move it.' })),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'Time comes from SchedulerLike, so a test can move it.' },
    { object: 'Math', property: 'random', message: 'Randomness comes in as an argument, so a test can repeat it.' },
    { object: 'globalThis', property: 'fetch', message: 'The core asks through a port.' },
  ],
  'no-restricted-syntax': [
    'error',
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time comes from SchedulerLike, so a test can move it.' },
    { selector: "ThrowStatement > NewExpression[callee.name='Error']", message: 'Errors are values: return a Left of the feature’s union.' },
  ],
}

const MARKUP_BANS = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Markup from a string executes what it says (S-22).' },
  { selector: "JSXAttribute[name.name='style']", message: 'A style attribute breaks a strict style-src (U-12): use a class or a data attribute.' },
  { selector: "AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]", message: 'Markup from a string executes what it says (S-22).' },
]

export default tseslint.config(
  { ignores: ['dist/**', 'build/**', 'node_modules/**', '**/*.cjs'] },
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
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      'max-lines': ['error', { max: 200 }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-restricted-syntax': ['error', ...MARKUP_BANS],
    },
  },
  { files: ['domain/**/*.ts', 'application/**/*.ts'], rules: CORE_BANS },
  { files: ['infrastructure/log/**/*.ts', 'sandbox/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.tsx', 'ui-react/**/*.ts', 'demo/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
)
