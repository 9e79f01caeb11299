/** What a page gives a wallet to register with; it answers with how to withdraw. */
interface RegisterApi {
  readonly register: (wallet: object) => () => void
}

const isRegisterApi = (value: unknown): value is RegisterApi =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'

/** Makes a wallet known as the Wallet Standard says: to the page that is there, and to one that comes later. Returns how to withdraw. */
export const registerWallet = (wallet: object): (() => void) => {
  const registered: (() => void)[] = []
  const register = (api: unknown): void => {
    if (isRegisterApi(api)) registered.push(api.register(wallet))
  }
  const onReady = (event: Event): void => {
    // Apps send events of their own class, not a CustomEvent.
    if ('detail' in event) register(event.detail)
  }
  window.addEventListener('wallet-standard:app-ready', onReady)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    window.removeEventListener('wallet-standard:app-ready', onReady)
    for (const withdraw of registered) withdraw()
  }
}
