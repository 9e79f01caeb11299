/** A class as TypeScript emits it for old browsers, an instance of it, and a codec call: all without side effects. */
const CLASS = /\/\*\* @class \*\/ (?=\(function)/g
const INSTANCE = /(?<=^(?:export )?var \w+ = )(?=(?:new \w+|refinement|brand)\()/gm
const PURE = '/*@__PURE__*/ '

/**
 * Marks the codec calls of io-ts as pure, so that the bundler can drop unused ones. On a marked line the source map is
 * a few columns off.
 */
export const pureClasses = () => ({
  name: 'pure-classes',
  transform: (code, id) =>
    id.includes('/node_modules/io-ts/') ? { code: code.replace(CLASS, PURE).replace(INSTANCE, PURE), map: null } : null,
})
