import type { ErrorParts } from './errorParts.js'

const REJECTED = 4001
/** WalletConnect's codes. MetaMask Mobile sends the first one for any failure, with the reason as text. */
const PAIRING_REJECTED: readonly number[] = [5000, 5002]
/** EIP-1474: a node refused the transaction. URLSession: the system cancelled its request. */
const NOT_THE_VISITORS: readonly number[] = [-32003, -999]
/** Nodes' code for any error, also "transaction rejected" for one that they got before. */
const SERVER_ERROR = -32000
/** The same as text: an unreachable node, or an operation cancelled by .NET. */
const NOBODYS = /^(?:error: )?(?:the )?(?:connection (?:was )?refused|operation was cancell?ed)[.!]?$/i
/** ethers: a sent transaction was replaced by another. */
const REPLACED = 'TRANSACTION_REPLACED'
/** Names and codes of an HTTP client's own abort, whose whole text is "canceled" (axios), maybe after a broadcast. */
const ABORTED: readonly string[] = ['CanceledError', 'ERR_CANCELED', 'AbortError', 'ABORT_ERR']

/** Text around a revert reason, which a contract can choose freely, or hexadecimal revert data from a node. */
const REVERTED = /revert|vm (?:exception|execution)|simulation failed|program (?:log|error)|^0x[0-9a-f]{8}/i
/** Nodes' code for a revert. */
const REVERT_CODE = 3

/** Texts that name the visitor, in either word order, or come from a device's own buttons. */
const REFUSED_BY_VISITOR: readonly RegExp[] = [
  /\buser (?:has )?(?:reject|cancel|deny|denied|declin|refus|disapprov|abort(?!ed a request)|dismiss|clos)/i,
  /\b(?:reject|cancel|denied|declin|refus|disapprov|abort|dismiss|clos)[a-z]{0,6} by (?:the )?(?:user|visitor)\b(?! agent)/i,
  /^(?:the )?user did(?: not|n.t) (?:approve|confirm|accept)(?: (?:the |this )?(?:request|transaction|signature|message|connection))?[.!]?$/i,
  /\bCONDITIONS_OF_USE_NOT_SATISFIED\b|\(0x6985\)/i,
]
/** Whole messages that do not say who refused. */
const REFUSED: readonly RegExp[] = [
  /^(?:error: )?(?:(?:the |this )?(?:(?:personal )?(?:sign|signing|signature|connection|transaction|authorization) )?(?:request|transaction|signature|signing|message|approval|connection|action|operation) )?(?:was |has been )?(?:rejected|cancell?ed|denied|declined|refused|dismissed)[.!]?$/i,
  /^(?:(?:the )?(?:popup |modal |dialog )?(?:window|popup|modal|dialog) (?:was |has been )?closed|cancel|reject)[.!]?$/i,
]

/** Rejections as a name or textual code: `UserRefusedOnDevice`, `user_cancel`, `popup-closed-by-user`. */
const REFUSED_NAMES =
  /^(?:e?_?user[_-]?(?:reject|cancel|den|declin|refus)|\w{0,20}window_?closed)|(?:closed|rejected|cancell?ed|denied|declined|refused)[_-]?(?:by[_-]?user(?![_-]?agent)|on[_-]?device)/i

/** Whether the error comes from a contract, which can choose its text freely. */
export const isReverted = ({ codes, texts }: Pick<ErrorParts, 'codes' | 'texts'>): boolean =>
  codes.includes(REVERT_CODE) || texts.some((text) => REVERTED.test(text))

/**
 * Whether the visitor rejected the request, in any wallet family: by code at any depth, or by text. A contract's text
 * is never a rejection.
 */
export const isRefusal = ({ code, codes, texts, names }: ErrorParts): boolean => {
  if (code === REJECTED) return true
  if (isReverted({ codes, texts }) || names.includes(REPLACED)) return false
  if (codes.includes(REJECTED) || [...names, ...texts].some((name) => REFUSED_NAMES.test(name))) return true
  const mayBeWords =
    !codes.some((each) => NOT_THE_VISITORS.includes(each)) && !names.some((each) => ABORTED.includes(each))
  const refused = codes.includes(SERVER_ERROR) ? REFUSED_BY_VISITOR : [...REFUSED_BY_VISITOR, ...REFUSED]
  if (mayBeWords && texts.some((text) => !NOBODYS.test(text) && refused.some((words) => words.test(text)))) return true
  return texts.length === 0 && codes.some((each) => PAIRING_REJECTED.includes(each))
}

/** Like `isRefusal`, for pairing proposals, where WalletConnect's codes are unambiguous. */
export const isProposalRefusal = (parts: ErrorParts): boolean =>
  isRefusal(parts) || parts.codes.some((each) => PAIRING_REJECTED.includes(each))
