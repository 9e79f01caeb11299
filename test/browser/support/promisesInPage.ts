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

/** The error of a wallet that is not there, with its cause. */
const connectNobody = (): Promise<unknown> =>
  portico
    .connect('nobody')
    .catch((error: unknown) =>
      error instanceof PorticoError
        ? { code: error.code, retryable: error.retryable, cause: error.cause._tag }
        : String(error),
    )

/** The results of Portico's promises for a host. */
const askBoth = (): Promise<readonly string[]> =>
  Promise.all([outcomeOf(portico.open()), outcomeOf(portico.connect('nobody'))])

declare global {
  interface Window {
    /** For the test that loaded this page. */
    askBoth?: typeof askBoth
    connectNobody?: typeof connectNobody
  }
}
window.connectNobody = connectNobody
window.askBoth = askBoth
