/** Orders whose outcome is unknown after the wallet was asked: they must not be paid again without a warning. */
export interface Unresolved<Order> {
  readonly add: (order: Order) => void
  readonly has: (order: Order) => boolean
}

/** Lasts for this page load. `isSame`: whether two orders would be the same payment twice. */
export const makeUnresolved = <Order>(isSame: (one: Order, other: Order) => boolean): Unresolved<Order> => {
  const orders: Order[] = []
  return {
    add: (order) => {
      orders.push(order)
    },
    has: (order) => orders.some((each) => isSame(each, order)),
  }
}
