import type { LoginError } from '../../domain/login/LoginError.js'
import { makeBrowserFrameHost } from './makeBrowserFrameHost.js'
import { type EmbeddedProvider, makeEmbeddedProvider } from './makeEmbeddedProvider.js'
import { type IframeEmbeddedWallet, type IframeEmbeddedWalletDeps, makeIframeEmbeddedWallet } from './makeIframeEmbeddedWallet.js'

/** Base-36 text, as the protocol writes ids. */
const makeId = (): string => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')

/** Its code comes with the first failure, which waits for no words that cannot be had. */
const describe = (error: LoginError): Promise<string> =>
  import('../../domain/errors/describeError.js').then(
    ({ describeError }) => describeError(error).message,
    () => error._tag,
  )

/** All of the embedded wallet, as one chunk. Opening it loads nothing more: the frame comes with the first question. */
export const openEmbeddedWallet = (
  deps: Omit<IframeEmbeddedWalletDeps, 'host' | 'makeId'> & {
    readonly window: Window
    /** What assistive technology calls the frame. */
    readonly title: string
  },
): IframeEmbeddedWallet & { readonly provider: EmbeddedProvider } => {
  const opened = makeIframeEmbeddedWallet({ ...deps, host: makeBrowserFrameHost(deps), makeId })
  return { ...opened, provider: makeEmbeddedProvider({ ...opened, startsOn: deps.site.startsOn, describe }) }
}
