/** API that an app passes to wallets; `register` returns the unregister function. */
interface RegisterApi {
  readonly register: (wallet: object) => () => void
}

const isRegisterApi = (value: unknown): value is RegisterApi =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'

/**
 * Registers a wallet by the Wallet Standard, with apps already loaded and those that load later. Returns a function
 * that unregisters it.
 */
export const registerWallet = (wallet: object): (() => void) => {
  const registered: (() => void)[] = []
  const register = (api: unknown): void => {
    if (isRegisterApi(api)) registered.push(api.register(wallet))
  }
  const onReady = (event: Event): void => {
    // Apps dispatch an event of their own class, no CustomEvent.
    if ('detail' in event) register(event.detail)
  }
  window.addEventListener('wallet-standard:app-ready', onReady)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    window.removeEventListener('wallet-standard:app-ready', onReady)
    for (const withdraw of registered) withdraw()
  }
}
