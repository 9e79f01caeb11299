/** Adds a wallet to the page, until `signal` aborts, that answers each connection with the next of these errors. */
export const announceSourWallet = (messages: readonly string[], signal?: AbortSignal): void => {
  let asked = 0
  const request = ({ method }: { readonly method: string }): Promise<unknown> => {
    if (method !== 'eth_requestAccounts') return Promise.resolve([])
    const message = messages[asked % messages.length] ?? ''
    asked += 1
    return Promise.reject(Object.assign(new Error(message), { code: -32603, data: { message }, reason: message }))
  }
  const provider = { request, on: () => undefined, removeListener: () => undefined }
  const info = { uuid: '00000000-0000-4000-8000-000000000001', name: 'Sour Wallet', icon: '', rdns: 'sour.example' }
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  window.addEventListener('eip6963:requestProvider', announce, signal && { signal })
}
