/** Who pays the network fee: the account itself, or the owner who executes what several owners signed. */
export type FeePayer = 'Sender' | 'Executor'

/** A network fee in base units of the coin: the highest, and the one if the chain's state stays as it is. */
export interface PaymentFee {
  readonly most: bigint
  readonly expected: bigint
}
