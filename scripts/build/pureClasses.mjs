/** A class as TypeScript writes it for old browsers, an instance of one, and a codec made at once: all without effect. */
const CLASS = /\/\*\* @class \*\/ (?=\(function)/g
const INSTANCE = /(?<=^(?:export )?var \w+ = )(?=(?:new \w+|refinement)\()/gm
const PURE = '/*@__PURE__*/ '

/**
 * Lets go of those of io-ts' codecs that nobody uses: to a bundler each is a call, which it has to keep as long as it knows nothing of it. On a
 * marked line the source map is a few columns off.
 */
export const pureClasses = () => ({
  name: 'pure-classes',
  transform: (code, id) =>
    id.includes('/node_modules/io-ts/') ? { code: code.replace(CLASS, PURE).replace(INSTANCE, PURE), map: null } : null,
})
