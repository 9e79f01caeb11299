/** Creation code of the sandbox's contracts, compiled by solc. */
export interface ContractArtifacts {
  readonly SandboxToken: `0x${string}`
  readonly SandboxTollToken: `0x${string}`
  readonly SandboxGuardedToken: `0x${string}`
  readonly SandboxWrappedCoin: `0x${string}`
  readonly SandboxPool: `0x${string}`
  readonly SandboxRouter: `0x${string}`
  readonly SandboxSilentToken: `0x${string}`
  readonly SandboxStubbornToken: `0x${string}`
  readonly SandboxCollection: `0x${string}`
  readonly SandboxEditions: `0x${string}`
  readonly SandboxPrices: `0x${string}`
  readonly SandboxNames: `0x${string}`
  readonly SandboxAccount: `0x${string}`
  readonly SandboxSafe: `0x${string}`
}
