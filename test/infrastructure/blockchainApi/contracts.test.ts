import { balancesQuestion } from '../../../infrastructure/blockchainApi/balances.lazy.js'
import { historyQuestion } from '../../../infrastructure/blockchainApi/history.lazy.js'
import { identityQuestion } from '../../../infrastructure/blockchainApi/identity.lazy.js'
import { supportedChainsQuestion } from '../../../infrastructure/blockchainApi/supportedChains.lazy.js'
import { balanceApiContract } from '../../contracts/balanceApi.contract.js'
import { historyApiContract } from '../../contracts/historyApi.contract.js'
import { identityApiContract } from '../../contracts/identityApi.contract.js'
import { supportedChainsApiContract } from '../../contracts/supportedChainsApi.contract.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeHistoryApi } from '../../fakes/fakeHistoryApi.js'
import { fakeIdentityApi } from '../../fakes/fakeIdentityApi.js'
import { fakeSupportedChainsApi } from '../../fakes/fakeSupportedChainsApi.js'
import { fakeRemoteWorld } from '../../support/fakeRemoteWorld.js'
import { httpRemoteWorld } from '../../support/httpRemoteWorld.js'

supportedChainsApiContract('the fake', fakeRemoteWorld(fakeSupportedChainsApi))
supportedChainsApiContract(
  'over HTTP',
  httpRemoteWorld(
    ({ client }) => ({ supportedChains: supportedChainsQuestion.ask(client)() }),
    ({ http, ws }) => ({ http: [...http], ws: [...ws] }),
  ),
)
identityApiContract('the fake', fakeRemoteWorld(fakeIdentityApi))
identityApiContract(
  'over HTTP',
  httpRemoteWorld(
    ({ client }) => ({ identity: identityQuestion.ask(client) }),
    ({ name, avatar }) => ({
      name: name ?? null,
      avatar: avatar ?? null,
      resolvedAt: 1,
    }),
  ),
)
balanceApiContract('the fake', fakeRemoteWorld(fakeBalanceApi))
balanceApiContract(
  'over HTTP',
  httpRemoteWorld(
    ({ client }) => ({ balances: balancesQuestion.ask(client) }),
    ({ tokens, omitted }) => ({ balances: [...tokens, ...Array.from({ length: omitted }, () => ({}))] }),
  ),
)
historyApiContract('the fake', fakeRemoteWorld(fakeHistoryApi))
historyApiContract(
  'over HTTP',
  httpRemoteWorld(
    ({ client }) => ({ history: historyQuestion.ask(client) }),
    ({ entries, next }) => ({
      data: entries.map(({ id, operation, minedAt, from, to, chainId, transfers, ...metadata }) => ({
        id,
        metadata: {
          ...metadata,
          operationType: operation,
          minedAt: new Date(minedAt).toISOString(),
          sentFrom: from,
          sentTo: to,
          chain: chainId ?? null,
        },
        transfers:
          transfers?.map(({ direction, amount, value, asset }) => ({
            direction,
            value,
            quantity: { numeric: amount },
            ...(asset._tag === 'Token' ? { fungible_info: asset } : { nft_info: { flags: { is_spam: asset.isSpam } } }),
          })) ?? null,
      })),
      next: next ?? null,
    }),
  ),
)
