import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { ERROR_CODES, isNotSupported, isPending, type ProviderError, readProviderError } from './providerErrors.js'
import { readableWords } from './untrusted.js'

/** EIP-3326's, and the pairing protocol's. */
const UNKNOWN_CHAIN: readonly number[] = [ERROR_CODES.unknownChain, 5100]
const UNKNOWN_CHAIN_TEXT =
  /\b4902\b|unrecogni[sz]ed chain|wallet_addEthereumChain|\b(?:unsupported|unknown|invalid) (?:chain|network)|\bsupport (?:this |the )?(?:chain|network)\b|\b(?:chain|network)\b[^.\n]{0,40}?(?: not|n.t) (?:supported|added|found|available|configured|enabled|recogni[sz]ed)|\b(?:chain|network)\b[^.\n]{0,40}? (?:does(?: not|n.t) exist|(?:is )?disabled)|\bno (?:such )?(?:chain|network)\b/i

/**
 * Whether a refusal to switch means that the chain must be added first. Wallets say it by code, by the code of
 * an inner error (under -32603, where a relay lies between), or in words only.
 */
const isUnknownChain = ({ codes, texts }: ProviderError): boolean =>
  codes.some((code) => UNKNOWN_CHAIN.includes(code)) || texts.some((text) => UNKNOWN_CHAIN_TEXT.test(text))

/** By the code or the words of any of the errors inside of each other. */
const cannotDo = ({ codes, texts }: ProviderError): boolean =>
  codes.some((code) => isNotSupported({ code, message: '' })) ||
  texts.some((message) => isNotSupported({ code: undefined, message }))

/** `words`: those that a visitor may read. An error that was passed on as JSON, or as bytes, is for none. */
const failure = (cause: unknown, { code, message }: ProviderError, words: readonly string[]): SwitchError => {
  const detail = readableWords(words.find((text) => !/^\{|^0x[0-9a-f]*$/i.test(text)) ?? '')
  return { _tag: 'SwitchFailed', code, message, cause, ...(detail !== undefined && { detail }) }
}

/** What a wallet's refusal to move to a network means (U-37). */
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

/** What a wallet's refusal to add a chain means. That it adds none at all is nothing that a visitor has to read. */
export const toAddError = (cause: unknown, said = readProviderError(cause)): SwitchError => {
  if (said.rejected) return { _tag: 'SwitchRejected' }
  return isPending(said) ? { _tag: 'SwitchPending' } : failure(cause, said, cannotDo(said) ? [] : said.texts)
}

/** The same of a request whose refusal was read already. */
export const requestToSwitchError = (error: RequestError, meaning: (cause: unknown) => SwitchError): SwitchError => {
  if (error._tag === 'RequestRejected') return { _tag: 'SwitchRejected' }
  return error._tag === 'RequestFailed'
    ? meaning(error.cause)
    : { _tag: 'SwitchFailed', code: ERROR_CODES.disconnected, message: 'There is no session.', cause: error }
}
