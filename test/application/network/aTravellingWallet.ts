import * as E from 'fp-ts/Either'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { EvmChainId } from '../../../infrastructure/connectors/shared/evmCodecs.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { type FakeEip1193Provider, fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import type { VirtualTime } from '../../support/makeVirtualTime.js'

export interface TravellingWallet extends FakeEip1193Provider {
  /** The last network that the wallet reported, by event or by answer. */
  readonly lastSaid: () => CaipNetworkId | undefined
  /** A connector as each page load creates it. */
  readonly inNewPage: () => WalletConnector
}

/** An injected wallet, with a record of the chains it reported. */
export const aTravellingWallet = ({ scheduler }: VirtualTime): TravellingWallet => {
  const fake = fakeEip1193Provider({ scheduler })
  let said: CaipNetworkId | undefined
  const hear = (chain: unknown): unknown => {
    const id = EvmChainId.decode(chain)
    if (E.isRight(id)) said = id.right
    return chain
  }
  const provider = pinProvider({
    ...fake.provider,
    request: (asked: Parameters<FakeEip1193Provider['provider']['request']>[0]) =>
      fake.provider.request(asked).then((answer) => (asked.method === 'eth_chainId' ? hear(answer) : answer)),
  })
  if (provider === undefined) throw new Error('The fake is no provider.')
  fake.provider.on('chainChanged', hear)
  return {
    ...fake,
    lastSaid: () => said,
    inNewPage: () => makeInjectedConnector({ provider, info: { id: 'evm', name: 'Traveller' }, scheduler }),
  }
}
