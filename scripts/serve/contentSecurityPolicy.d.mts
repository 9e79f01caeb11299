export declare const contentSecurityPolicy: (allowed: {
  readonly servers: readonly string[]
  readonly frames: readonly string[]
  readonly framedBy?: readonly string[]
}) => string
