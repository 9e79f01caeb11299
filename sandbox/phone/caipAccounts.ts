/** Accounts on each chain as CAIP-10 writes them, the chosen one first where it is among them. */
export const caipAccounts = (
  chains: readonly string[],
  accounts: readonly string[],
  chosen: string | undefined,
): string[] => {
  const ordered = [
    ...accounts.filter((address) => address === chosen),
    ...accounts.filter((address) => address !== chosen),
  ]
  return chains.flatMap((chain) => ordered.map((address) => `${chain}:${address}`))
}
