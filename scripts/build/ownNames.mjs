/**
 * Libraries that give an object a name by assignment where what it inherits from has that name, too: once a page has
 * frozen `Error.prototype` or `Object.prototype` (as `lockdown()` of SES does), such an assignment throws, and the
 * module does not load. A name that is defined is the object's own. Single places, by their text: a release that has
 * another fails the build.
 */
const PLACES = [
  {
    file: '/rxjs/dist/esm/internal/util/createErrorClass.js',
    from: /Error\.call\(instance\);\s+instance\.stack = new Error\(\)\.stack;/,
    to: "for (const name of ['name', 'message', 'stack']) Object.defineProperty(instance, name, { value: new Error()[name], writable: true, configurable: true });",
  },
  {
    file: '/rxjs/dist/esm/internal/util/createErrorClass.js',
    from: /Object\.create\(Error\.prototype\);\s+ctorFunc\.prototype\.constructor = ctorFunc;/,
    to: 'Object.create(Error.prototype, { constructor: { value: ctorFunc, writable: true, configurable: true } });',
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
