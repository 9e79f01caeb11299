const TIME = 'Time is a SchedulerLike passed in as `scheduler`, so that a test can move it.'
const PAGE = 'The core runs without a page: take the port HostEnvironment or KeyValueStore.'
const REMOTE = 'The core asks through a port (application/ports), so that a test can answer.'
const MARKUP = 'Markup from a string executes what it says (S-22): render elements, or set textContent.'

const banned = (names, message) => names.map((name) => ({ name, message }))

const GESTURE =
  'A wallet or a window opens only inside the visitor’s press (U-21, U-96): after an await or a promise, browsers refuse. ' +
  'Make ready what it needs before, and call it at once.'
const OPENS = 'callee.property.name=/^(launch|openWallet|continueInWallet|openPopup|loginBySocial)$/'

/** TypeScript does not check a literal in a spread for properties that its type lacks. */
const LITERAL = 'Write the properties in the object itself: in a spread they are not checked for excess.'
export const LITERAL_BANS = [
  { selector: 'ObjectExpression > SpreadElement > ObjectExpression.argument', message: LITERAL },
]

export const GESTURE_BANS = [
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

export const MARKUP_BANS = [
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
      'Code comes from the package alone (S-01): name the module in the import, ' +
      'so that a bundler and a reviewer see which it is.',
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

const TRANSLATED =
  'A translator of the browser moves this text into an element of its own, and React throws when it puts something ' +
  'before it or takes it away: give the text an element.'
const COMPONENT = 'VariableDeclarator[id.name=/^[A-Z]/] > ArrowFunctionExpression'
const RETURNS = ['', 'IfStatement > '].map((inside) => `${COMPONENT} > BlockStatement > ${inside}ReturnStatement`)
const EITHER = ':matches(LogicalExpression, ConditionalExpression)'
const TEXT = ':matches(CallExpression[callee.name=/^(t|counted)$/], TemplateLiteral, Literal[value=/\\S/])'

/**
 * Complements eslint-plugin-react-google-translate, which checks neither `children`, nor results of arrow functions,
 * nor fragments, whose texts are removed one by one.
 */
export const TEXT_BANS = [
  {
    selector: `JSXExpressionContainer:has(> ${EITHER}) ~ JSXExpressionContainer > Identifier[name='children']`,
    message: TRANSLATED,
  },
  { selector: `${COMPONENT} > ${TEXT}.body`, message: TRANSLATED },
  ...RETURNS.flatMap((returned) => [
    { selector: `${returned} > ${TEXT}`, message: TRANSLATED },
    { selector: `${returned} > ${EITHER} > ${TEXT}`, message: TRANSLATED },
  ]),
  { selector: 'JSXFragment > JSXText[value=/\\S/]', message: TRANSLATED },
  { selector: `JSXFragment > JSXExpressionContainer > ${TEXT}`, message: TRANSLATED },
  { selector: `JSXFragment > JSXExpressionContainer > ${EITHER} > ${TEXT}`, message: TRANSLATED },
]

export const WEIGHT_BANS = [
  {
    selector: "MemberExpression[object.name='TE'][property.name='tryCatch']",
    message: 'It brings a generator written for old browsers to every page: take infrastructure/shared/tasks.',
  },
  {
    selector: "MemberExpression[object.name='t'][property.name=/^(union|record|tuple|readonly|taggedUnion)$/]",
    message:
      'It brings up to 0.9 kB of io-ts to the first opening, whoever uses it: take oneOf, recordOf or onlyOne ' +
      '(infrastructure/http/codecs/combinators.ts).',
  },
]

const WAITING =
  'A sleep is too short on a slow machine and too long on any other, and a loop without a deadline hides ' +
  'what it waits for: take `until` (test/support), `settles` (test/browser/support) or virtual time.'

const RETRYING = 'A test that passes the second time hides a fault of itself or of the product: find it.'

export const WAITING_BANS = [
  { selector: "CallExpression[callee.property.name='retries']", message: RETRYING },
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

/** Data flow one way: from the feature that owns a state to the stores of the facade. */
export const STATE_BANS = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: ['**/api/state.js'],
          importNames: ['StateStores'],
          message:
            'The stores of the facade are for hosts and screens: name the feature that owns the state ' +
            '(by the token in its folder), or give it a small state of the core that a lazy feature writes to.',
        },
      ],
    },
  ],
}

const NETWORK =
  'It may follow a redirect to a node or a server that was not asked (S-12): take `pageFetch` (infrastructure/http).'

/** Applies to the package except the file with `pageFetch`. */
export const NETWORK_BANS = {
  'no-restricted-globals': ['error', ...banned(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'], NETWORK)],
  'no-restricted-properties': [
    'error',
    ...['globalThis', 'window', 'self'].flatMap((object) =>
      ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((property) => ({
        object,
        property,
        message: NETWORK,
      })),
    ),
    { object: 'navigator', property: 'sendBeacon', message: NETWORK },
  ],
}

export const CORE_BANS = {
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
    ...LITERAL_BANS,
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
