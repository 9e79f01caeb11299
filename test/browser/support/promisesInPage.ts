import { createPortico, PorticoError } from 'portico'
import { mainnet } from 'portico/networks'

const portico = createPortico({
  networks: [mainnet],
  features: { email: false, socials: false },
  // No node exists: nothing leaves this machine.
  endpoints: { rpc: { 'eip155:1': [`${location.origin}/rpc`] } },
})

const outcomeOf = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) =>
      error instanceof PorticoError ? `${error.code}${error.retryable ? ', retryable' : ''}` : String(error),
  )

/** The results of Portico's promises for a host. */
const askBoth = (): Promise<readonly string[]> =>
  Promise.all([outcomeOf(portico.open()), outcomeOf(portico.connect('nobody'))])

declare global {
  interface Window {
    /** For the test that loaded this page. */
    askBoth?: typeof askBoth
  }
}
window.askBoth = askBoth
