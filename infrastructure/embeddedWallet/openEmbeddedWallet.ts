import { makeBrowserFrameHost } from './makeBrowserFrameHost.js'
import {
  type IframeEmbeddedWallet,
  type IframeEmbeddedWalletDeps,
  makeIframeEmbeddedWallet,
} from './makeIframeEmbeddedWallet.js'

/** Base-36 text, as the protocol writes ids. */
const makeId = (): string => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')

/** The embedded wallet of a real page. Opening it loads nothing more: the frame comes with the first question. */
export const openEmbeddedWallet = (
  deps: Omit<IframeEmbeddedWalletDeps, 'host' | 'makeId'> & {
    readonly window: Window
    /** What assistive technology calls the frame. */
    readonly title: string
  },
): IframeEmbeddedWallet => makeIframeEmbeddedWallet({ ...deps, host: makeBrowserFrameHost(deps), makeId })
