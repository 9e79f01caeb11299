import type { ErrorParts } from './errorParts.js'

const REJECTED = 4001
/** The pairing protocol's own; MetaMask's phone sends the first with whatever went wrong, and the reason in words. */
const PAIRING_REJECTED: readonly number[] = [5000, 5002]
/** EIP-1474: a node refused the transaction. URLSession: the system gave its request up. */
const NOT_THE_VISITORS: readonly number[] = [-32003, -999]
/** The same in words: a node that cannot be reached, and .NET's of what it gave up. */
const NOBODYS = /^(?:error: )?(?:the )?(?:connection (?:was )?refused|operation was cancell?ed)[.!]?$/i
/** ethers, of a transaction that was sent, and that another one took the place of. */
const REPLACED = 'TRANSACTION_REPLACED'

/**
 * What stands around the reason that a contract gives, in any words, or with which a node passes it on: bytes in
 * hexadecimal digits.
 */
const REVERTED = /revert|vm (?:exception|execution)|simulation failed|program (?:log|error)|^0x[0-9a-f]{8}/i
/** The code of a revert, as nodes have it. */
const REVERT_CODE = 3

/** How wallets say that the visitor said no: in either order, or in so many words and no other. */
const REFUSED: readonly RegExp[] = [
  /\buser (?:has )?(?:reject|cancel|deny|denied|declin|refus|disapprov|abort(?!ed a request)|dismiss|clos)/i,
  /\b(?:reject|cancel|denied|declin|refus|disapprov|abort|dismiss|clos)[a-z]{0,6} by (?:the )?(?:user|visitor)\b(?! agent)/i,
  /^(?:error: )?(?:(?:the |this )?(?:(?:personal )?(?:sign|signing|signature|connection|transaction|authorization) )?(?:request|transaction|signature|signing|message|approval|connection|action|operation) )?(?:was |has been )?(?:rejected|cancell?ed|denied|declined|refused|dismissed)[.!]?$/i,
  /^(?:the )?user did(?: not|n.t) (?:approve|confirm|accept)(?: (?:the |this )?(?:request|transaction|signature|message|connection))?[.!]?$/i,
  /^(?:(?:the )?(?:popup |modal |dialog )?(?:window|popup|modal|dialog) (?:was |has been )?closed|cancel|reject)[.!]?$/i,
  /\bCONDITIONS_OF_USE_NOT_SATISFIED\b|\(0x6985\)/i,
]

/** The same as a name, or as a code that is a word: `UserRefusedOnDevice`, `user_cancel`, `popup-closed-by-user`. */
const REFUSED_NAMES =
  /^(?:e?_?user[_-]?(?:reject|cancel|den|declin|refus)|\w{0,20}window_?closed)|(?:closed|rejected|cancell?ed|denied|declined|refused)[_-]?(?:by[_-]?user(?![_-]?agent)|on[_-]?device)/i

/** Whether a contract gave the reason, in words that mean nothing but what it says of itself. */
export const isReverted = ({ codes, texts }: Pick<ErrorParts, 'codes' | 'texts'>): boolean =>
  codes.includes(REVERT_CODE) || texts.some((text) => REVERTED.test(text))

/**
 * Whether the visitor said no, in a wallet of any family: by code at any depth, or in words. What a contract says is
 * nobody's refusal.
 */
export const isRefusal = ({ code, codes, texts, names }: ErrorParts): boolean => {
  if (code === REJECTED) return true
  if (isReverted({ codes, texts }) || names.includes(REPLACED)) return false
  if (codes.includes(REJECTED) || [...names, ...texts].some((name) => REFUSED_NAMES.test(name))) return true
  const mayBeWords = !codes.some((each) => NOT_THE_VISITORS.includes(each))
  if (mayBeWords && texts.some((text) => !NOBODYS.test(text) && REFUSED.some((words) => words.test(text)))) return true
  return texts.length === 0 && codes.some((each) => PAIRING_REJECTED.includes(each))
}

/** The same of a proposal to pair, where the protocol's own codes are for nothing else. */
export const isProposalRefusal = (parts: ErrorParts): boolean =>
  isRefusal(parts) || parts.codes.some((each) => PAIRING_REJECTED.includes(each))
