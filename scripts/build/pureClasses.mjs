/** A class in TypeScript's ES5 output, an instance of one, and a codec call: all without side effects. */
const CLASS = /\/\*\* @class \*\/ (?=\(function)/g
const INSTANCE = /(?<=^(?:export )?var \w+ = )(?=(?:new \w+|refinement|brand)\()/gm
const PURE = '/*@__PURE__*/ '

/**
 * Marks io-ts codec calls as pure, so that bundlers can drop unused ones. Source maps are off by a few columns on
 * marked lines.
 */
export const pureClasses = () => ({
  name: 'pure-classes',
  transform: (code, id) =>
    id.includes('/node_modules/io-ts/') ? { code: code.replace(CLASS, PURE).replace(INSTANCE, PURE), map: null } : null,
})
