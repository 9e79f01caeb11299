import type { Subscription } from 'rxjs'

/** A rule that joins features: it observes some and commands others, from its start until it is unsubscribed. */
export type Policy = () => Subscription
