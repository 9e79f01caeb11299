import { makeHttpBalanceApi } from '../../../infrastructure/blockchainApi/httpBalanceApi.js'
import { makeHttpIdentityApi } from '../../../infrastructure/blockchainApi/httpIdentityApi.js'
import { makeHttpSupportedChainsApi } from '../../../infrastructure/blockchainApi/httpSupportedChainsApi.js'
import { balanceApiContract } from '../../contracts/balanceApi.contract.js'
import { identityApiContract } from '../../contracts/identityApi.contract.js'
import { supportedChainsApiContract } from '../../contracts/supportedChainsApi.contract.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeIdentityApi } from '../../fakes/fakeIdentityApi.js'
import { fakeSupportedChainsApi } from '../../fakes/fakeSupportedChainsApi.js'
import { fakeRemoteWorld } from '../../support/fakeRemoteWorld.js'
import { httpRemoteWorld } from '../../support/httpRemoteWorld.js'

supportedChainsApiContract('the fake', fakeRemoteWorld(fakeSupportedChainsApi))
supportedChainsApiContract(
  'over HTTP',
  httpRemoteWorld(makeHttpSupportedChainsApi, ({ http, ws }) => ({ http: [...http], ws: [...ws] })),
)
identityApiContract('the fake', fakeRemoteWorld(fakeIdentityApi))
identityApiContract(
  'over HTTP',
  httpRemoteWorld(makeHttpIdentityApi, ({ name, avatar }) => ({
    name: name ?? null,
    avatar: avatar ?? null,
    resolvedAt: 1,
  })),
)
balanceApiContract('the fake', fakeRemoteWorld(fakeBalanceApi))
balanceApiContract(
  'over HTTP',
  httpRemoteWorld(makeHttpBalanceApi, (tokens) => ({ balances: tokens })),
)
