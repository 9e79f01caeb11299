/** This package's version, as servers are told it (S7-01). A test compares it with `package.json`. */
export const VERSION = '0.1.0'
