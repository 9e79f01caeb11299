/** The account of the wallet below. */
export const ACCOUNT = `0x${'a1'.repeat(20)}`

/** Its signature for everything. */
const SIGNATURE = `0x${'b2'.repeat(65)}`

/** Announces, in the page, a wallet that grants access and signs without prompts, on a chain given by hex id. */
export const announcePageWallet = ({
  name = 'Page Wallet',
  chainId = '0x1',
}: { readonly name?: string; readonly chainId?: string } = {}): void => {
  const answers: Readonly<Record<string, unknown>> = {
    eth_accounts: [ACCOUNT],
    eth_requestAccounts: [ACCOUNT],
    eth_chainId: chainId,
    personal_sign: SIGNATURE,
  }
  const provider = {
    request: async ({ method }: { readonly method: string }) => answers[method],
    on: () => undefined,
    removeListener: () => undefined,
  }
  const info = { uuid: '00000000-0000-4000-9000-000000000001', name, icon: '', rdns: 'example.page' }
  const announce = (): boolean =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
