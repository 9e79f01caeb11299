/** What the errors of RxJS are given by assignment, and `Error.prototype` has, too. */
const OWN = ['name', 'message', 'stack'].map((name) => `${name}: { writable: true }`).join(', ')

/**
 * Libraries that give an object a name by assignment where what it inherits from has that name, too: once a page has
 * frozen `Error.prototype` or `Object.prototype` (as `lockdown()` of SES does), such an assignment throws, and the
 * module does not load. A name that is defined is the object's own. Single places, by their text: a release that has
 * another fails the build.
 */
const PLACES = [
  {
    file: '/rxjs/dist/esm/internal/util/createErrorClass.js',
    from: /Object\.create\(Error\.prototype\);\s+ctorFunc\.prototype\.constructor = ctorFunc;/,
    to: `Object.create(Error.prototype, { constructor: { value: ctorFunc }, ${OWN} });`,
  },
  {
    // Its loggers inherit from the page's console, and name their methods as it does.
    file: '/pino/browser.js',
    from: /const _console = pfGlobalThisOrFallback\(\)\.console \|\| \{\}/,
    to: 'const _console = { ...pfGlobalThisOrFallback().console }',
  },
  {
    file: '/decimal.js/decimal.mjs',
    from: /P = \{ toStringTag: tag \}/,
    to: 'P = { toStringTag: tag, constructor: undefined, toString: undefined, valueOf: undefined }',
  },
]

/** Has the bundled libraries load in a page that has frozen the objects of its language. */
export const ownNames = () => ({
  name: 'own-names',
  transform(code, id) {
    const places = PLACES.filter(({ file }) => id.endsWith(file))
    if (places.length === 0) return null
    const text = places.reduce((left, { from, to }) => {
      if (!from.test(left)) throw new Error(`${id} has no ${from.source}`)
      return left.replace(from, to)
    }, code)
    return { code: text, map: null }
  },
})
