import type { Subscription } from 'rxjs'

/** A rule that joins features: it watches some and commands others, from when it starts until it is unsubscribed. */
export type Policy = () => Subscription
