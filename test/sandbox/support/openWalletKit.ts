import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'

type Options = Omit<Parameters<typeof WalletKit.init>[0], 'core'>

/** The SDK of wallets, which keeps nothing between two wallets of one process. */
export const openWalletKit = async (relayUrl: string, options: Options) => {
  const core = new Core({
    projectId: 'sandbox',
    relayUrl,
    storageOptions: { database: ':memory:' },
    customStoragePrefix: `wallet-${crypto.randomUUID()}`,
    telemetryEnabled: false,
    logger: 'silent',
  })
  // Core says of its relay's address that it may be absent, its own interface that it may not.
  const kit = await WalletKit.init({ core: core as ICore, ...options })
  // It has a log of its own beside Core's.
  kit.engine.signClient.logger.level = 'silent'
  return {
    kit,
    close: async () => {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
}
