import type { IWalletKit } from '@reown/walletkit'

/** Tells each connected site of something on a chain; `dataFor` gets the accounts that it was granted there. */
export const tellSites = async (
  kit: IWalletKit,
  chainId: string,
  name: string,
  dataFor: (granted: readonly string[]) => unknown,
): Promise<void> => {
  for (const { topic, namespaces } of Object.values(kit.getActiveSessions())) {
    const granted =
      namespaces[chainId.split(':')[0] ?? '']?.accounts.filter((account) => account.startsWith(`${chainId}:`)) ?? []
    // A site that has nothing on the chain cannot be told of it.
    await kit.emitSessionEvent({ topic, event: { name, data: dataFor(granted) }, chainId }).catch(() => undefined)
  }
}
