/** What discovery by the Wallet Standard needs of a window. */
export type StandardWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>
