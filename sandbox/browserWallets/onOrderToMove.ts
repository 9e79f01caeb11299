/**
 * Lets a test be the owner who changes the network in the wallet, without its window: a `sandbox-wallet:move` event
 * on the window, with `{ wallet: 'heron', chainId: 31339 }` as its detail.
 */
export const onOrderToMove = (key: string, moveTo: (chainId: number) => void): void =>
  window.addEventListener('sandbox-wallet:move', (event) => {
    const order: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (typeof order !== 'object' || order === null || !('wallet' in order) || order.wallet !== key) return
    if ('chainId' in order && typeof order.chainId === 'number') moveTo(order.chainId)
  })
