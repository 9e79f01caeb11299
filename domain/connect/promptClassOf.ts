/** Kinds of requests that a wallet shows to the visitor; two of one kind would be on screen at once. */
export type PromptClass = 'accounts' | 'sign' | 'send' | 'wallet'

const CLASSES: readonly (readonly [PromptClass, RegExp])[] = [
  ['send', /^(?:eth_send(?:Transaction|UserOperation)|wallet_sendCalls|solana_signAndSend\w*|sendTransfer)$/],
  ['sign', /^(?:personal_sign|eth_sign\w*|(?:solana|polkadot|cosmos)_sign\w*|signMessage|signPsbt)$/],
  ['accounts', /^eth_requestAccounts$/],
  ['wallet', /^wallet_(?!get)\w+$/],
]

/** `undefined` for a method that shows nothing (S6-05). */
export const promptClassOf = (method: string): PromptClass | undefined =>
  CLASSES.find(([, methods]) => methods.test(method))?.[0]
