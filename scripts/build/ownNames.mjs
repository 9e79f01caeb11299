/** Properties that RxJS assigns to its errors and that `Error.prototype` also has. */
const OWN = ['name', 'message', 'stack'].map((name) => `${name}: { writable: true }`).join(', ')

/**
 * Places where libraries assign a property that the object's prototype also has. Once a page froze `Error.prototype` or
 * `Object.prototype` (like `lockdown()` of SES), such an assignment throws and the module fails to load; defining the
 * property works. Matched by text: a release with other text fails the build.
 */
const PLACES = [
  {
    file: '/rxjs/dist/esm/internal/util/createErrorClass.js',
    from: /Object\.create\(Error\.prototype\);\s+ctorFunc\.prototype\.constructor = ctorFunc;/,
    to: `Object.create(Error.prototype, { constructor: { value: ctorFunc }, ${OWN} });`,
  },
  {
    // Pino's loggers inherit from the page's console and assign its method names.
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

/** Makes bundled libraries load in pages that froze the language's built-in objects. */
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
