/** Who answers a method of the embedded wallet: the frame by itself, or the visitor in it. */
export type RpcClass = 'Safe' | 'NotSafe'
