/** Clause ids such as `S4-01`, `U-38`, `design 3.3`, from documents that hosts do not have. */
const CLAUSE = String.raw`(?:[A-Z]\d?-\d{2,3}|design \d\.\d)`
/** Gap between two words of a comment, also across lines. */
const GAP = String.raw`(?:\n\s*\*)?\s+`
const CLAUSES = new RegExp(String.raw`${GAP}\(${CLAUSE}(?:,?(?:${GAP}(?:and|to))?${GAP}${CLAUSE})*\)`, 'g')
const EMPTY_COMMENT = /^\s*\/\*\* \*\/\n/gm

/** Removes clause ids in parentheses from comments. */
export const stripClauses = (text) => text.replace(CLAUSES, '').replace(EMPTY_COMMENT, '')

/** Removes the clause ids of source comments from the published declarations, which address hosts. */
export const withoutClauses = () => ({
  name: 'portico-without-clauses',
  renderChunk: (code) => ({ code: stripClauses(code), map: null }),
})
