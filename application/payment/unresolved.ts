/** Orders that a wallet was asked for, and whose outcome is unknown: they must not be paid again without a warning. */
export interface Unresolved<Order> {
  readonly add: (order: Order) => void
  readonly has: (order: Order) => boolean
}

/** For this page load. `isSame`: whether two orders would pay the same twice. */
export const makeUnresolved = <Order>(isSame: (one: Order, other: Order) => boolean): Unresolved<Order> => {
  const orders: Order[] = []
  return {
    add: (order) => {
      orders.push(order)
    },
    has: (order) => orders.some((each) => isSame(each, order)),
  }
}
