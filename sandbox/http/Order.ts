/** Which requests an order is about: those whose path holds `match`. */
export interface Order {
  readonly match: string
  /** What the query must hold too, decoded: `page=2`. */
  readonly query?: string
  readonly method?: string
  /** How many requests it is about; without it, every one. */
  readonly times?: number
}
