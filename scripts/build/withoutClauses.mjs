/** `S4-01`, `U-38`, `design 3.3`: the numbers of clauses in documents that hosts do not have. */
const CLAUSE = String.raw`(?:[A-Z]\d?-\d{2,3}|design \d\.\d)`
/** Between two words of a comment, also where a line ends there. */
const GAP = String.raw`(?:\n\s*\*)?\s+`
const CLAUSES = new RegExp(String.raw`${GAP}\(${CLAUSE}(?:,?(?:${GAP}(?:and|to))?${GAP}${CLAUSE})*\)`, 'g')
const EMPTY_COMMENT = /^\s*\/\*\* \*\/\n/gm

/** A text of comments without the clauses that stand in brackets. */
export const stripClauses = (text) => text.replace(CLAUSES, '').replace(EMPTY_COMMENT, '')

/** The sources say in brackets which clause they fulfil; the published declarations speak to hosts, and do not. */
export const withoutClauses = () => ({
  name: 'portico-without-clauses',
  renderChunk: (code) => ({ code: stripClauses(code), map: null }),
})
