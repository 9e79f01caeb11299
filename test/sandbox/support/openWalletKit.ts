import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'

type Options = Omit<Parameters<typeof WalletKit.init>[0], 'core'>

/** The wallet SDK, without shared storage between two wallets of one process. */
export const openWalletKit = async (relayUrl: string, options: Options) => {
  const core = new Core({
    projectId: 'sandbox',
    relayUrl,
    storageOptions: { database: ':memory:' },
    customStoragePrefix: `wallet-${crypto.randomUUID()}`,
    telemetryEnabled: false,
    logger: 'silent',
  })
  // Core's types allow a missing relay URL, its own interface does not.
  const kit = await WalletKit.init({ core: core as ICore, ...options })
  // It has its own logger beside Core's.
  kit.engine.signClient.logger.level = 'silent'
  return {
    kit,
    close: async () => {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
}
