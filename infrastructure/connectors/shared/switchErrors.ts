import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { ERROR_CODES, isNotSupported, isPending, type ProviderError, readProviderError } from './providerErrors.js'
import { readableWords } from './untrusted.js'

/** Codes of EIP-3326 and WalletConnect. */
const UNKNOWN_CHAIN: readonly number[] = [ERROR_CODES.unknownChain, 5100]
const UNKNOWN_CHAIN_TEXT =
  /\b4902\b|unrecogni[sz]ed chain|wallet_addEthereumChain|\b(?:unsupported|unknown|invalid) (?:chain|network)|\bsupport (?:this |the )?(?:chain|network)\b|\b(?:chain|network)\b[^.\n]{0,40}?(?: not|n.t) (?:supported|added|found|available|configured|enabled|recogni[sz]ed)|\b(?:chain|network)\b[^.\n]{0,40}? (?:does(?: not|n.t) exist|(?:is )?disabled)|\bno (?:such )?(?:chain|network)\b/i

/**
 * Whether a failed switch means that the chain must be added first. Wallets report that by code, by an inner error's
 * code (under -32603 behind a relay), or by text only.
 */
const isUnknownChain = ({ codes, texts }: ProviderError): boolean =>
  codes.some((code) => UNKNOWN_CHAIN.includes(code)) || texts.some((text) => UNKNOWN_CHAIN_TEXT.test(text))

/** Checks the code and text of each nested error. */
const cannotDo = ({ codes, texts }: ProviderError): boolean =>
  codes.some((code) => isNotSupported({ code, message: '' })) ||
  texts.some((message) => isNotSupported({ code: undefined, message }))

/** `words`: texts that a visitor may read. Excludes errors passed on as JSON or hexadecimal data. */
const failure = (cause: unknown, { code, message }: ProviderError, words: readonly string[]): SwitchError => {
  const detail = readableWords(words.find((text) => !/^\{|^0x[0-9a-f]*$/i.test(text)) ?? '')
  return { _tag: 'SwitchFailed', code, message, cause, ...(detail !== undefined && { detail }) }
}

/** Maps a wallet's refusal to switch networks (U-37). */
export const toSwitchError = (
  cause: unknown,
  networkId: CaipNetworkId,
  said = readProviderError(cause),
): SwitchError => {
  if (said.rejected) return { _tag: 'SwitchRejected' }
  if (isUnknownChain(said)) return { _tag: 'ChainNotAdded', networkId }
  if (isPending(said)) return { _tag: 'SwitchPending' }
  return cannotDo(said) ? { _tag: 'SwitchNotSupported' } : failure(cause, said, said.texts)
}

/**
 * Maps a wallet's refusal to add a chain. If the wallet cannot add chains at all, its text is not shown to the visitor.
 */
export const toAddError = (cause: unknown, said = readProviderError(cause)): SwitchError => {
  if (said.rejected) return { _tag: 'SwitchRejected' }
  return isPending(said) ? { _tag: 'SwitchPending' } : failure(cause, said, cannotDo(said) ? [] : said.texts)
}

/** Like the mappers above, for a refusal that is already a `RequestError`. */
export const requestToSwitchError = (error: RequestError, meaning: (cause: unknown) => SwitchError): SwitchError => {
  if (error._tag === 'RequestRejected') return { _tag: 'SwitchRejected' }
  return error._tag === 'RequestFailed'
    ? meaning(error.cause)
    : { _tag: 'SwitchFailed', code: ERROR_CODES.disconnected, message: 'There is no session.', cause: error }
}
