/**
 * Announces, in the page, a wallet that grants access without a prompt and returns lower-case addresses, as many do.
 */
export const announceSmallWallet = ({
  account,
  rdns = 'wallet.small.sandbox',
}: {
  readonly account: string
  readonly rdns?: string
}): void => {
  // As entries: the page lacks the helper that the compiler uses to name functions.
  const provider = Object.fromEntries<(call: { readonly method: string }) => unknown>([
    [
      'request',
      async ({ method }) => (method === 'eth_chainId' ? '0x7a69' : method.endsWith('ccounts') ? [account] : null),
    ],
    ['on', () => undefined],
    ['removeListener', () => undefined],
  ])
  const info = {
    uuid: '00000000-0000-4000-9000-000000000002',
    name: 'Small Wallet',
    rdns,
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const detail = Object.freeze({ info, provider: Object.freeze(provider) })
  window.addEventListener('eip6963:requestProvider', () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
  )
}
