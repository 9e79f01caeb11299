import type { Subscription } from 'rxjs'

/** What ends with the page's Portico. */
export interface Lifetime {
  readonly lifetime: Subscription
}

/** Absent on a server, where the same parts work in memory. */
export const browser = (): typeof window | undefined => (typeof window === 'undefined' ? undefined : window)

/** A part that ends with it. */
export const held = <A extends { readonly dispose: () => void }>(lifetime: Subscription, resource: A): A => {
  lifetime.add(() => resource.dispose())
  return resource
}
