import type { AnalyticsConfigApi } from '../../application/ports/walletApi.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'

/** The contract of `AnalyticsConfigApi`. */
export const analyticsConfigApiContract = (
  name: string,
  makeIt: MakeRemoteWorld<AnalyticsConfigApi, boolean>,
): void => {
  describe(`AnalyticsConfigApi: ${name}`, () => {
    remoteContract(makeIt, (api) => api.isEnabled, { 'a switch that is on': true, 'a switch that is off': false })
  })
}
