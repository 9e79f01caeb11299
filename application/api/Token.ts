declare const service: unique symbol

/** The name of a part in the container, typed by the part. */
export type Token<A> = symbol & { readonly [service]: A }
