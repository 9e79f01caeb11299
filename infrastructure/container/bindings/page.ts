import type { Subscription } from 'rxjs'

/** Resources released with this Portico. */
export interface Lifetime {
  readonly lifetime: Subscription
}

/** `undefined` on a server, where the same adapters work in memory. */
export const browser = (): typeof window | undefined => (typeof window === 'undefined' ? undefined : window)

/** Disposes the resource with `lifetime`. */
export const held = <A extends { readonly dispose: () => void }>(lifetime: Subscription, resource: A): A => {
  lifetime.add(() => resource.dispose())
  return resource
}
