import { makeOutagesFeature } from '../../../../application/config/outagesFeature.js'
import { openSwaps } from '../../../../infrastructure/blockchainApi/swaps/openSwaps.js'
import type { HttpClient } from '../../../../infrastructure/http/HttpClient.js'
import { fakeSupportedChainsApi } from '../../../fakes/fakeSupportedChainsApi.js'
import { makeVirtualTime } from '../../../support/makeVirtualTime.js'

/** The swap queries of the blockchain API over a client; Ethereum is served. */
export const openSwapsOver = (
  client: HttpClient,
  { time = makeVirtualTime(), chains = fakeSupportedChainsApi() } = {},
) => {
  const { failing, watch } = makeOutagesFeature()
  const { scheduler } = time
  return {
    ...openSwaps({ client, scheduler, outages: { watch }, chains, projectId: 'sandbox' }),
    failing,
    time,
    chains,
  }
}
