import { connectCases } from './walletConnector/connectCases.js'
import { disconnectCases } from './walletConnector/disconnectCases.js'
import { eventsCases } from './walletConnector/eventsCases.js'
import { requestCases } from './walletConnector/requestCases.js'
import { restoreCases } from './walletConnector/restoreCases.js'
import { pageMoveCases } from './walletConnector/pageMoveCases.js'
import { switchCases } from './walletConnector/switchCases.js'
import { switchingArrives } from '../support/switchingArrives.js'
import type { WalletHarness } from './walletConnector/WalletHarness.js'

/**
 * The contract of every connector, whatever is between it and the wallet. The harness is created for each case.
 * A remote wallet's session is stored in the page: the wallet is not asked on a reload, and does not show two connect
 * requests. `whoMoves`: either a wallet is on a chain and has to be asked to switch, or each request names its chain,
 * and the page switches.
 */
export const walletConnectorContract = (
  name: string,
  makeHarness: () => Promise<WalletHarness>,
  kind: 'InPage' | 'Remote' = 'InPage',
  whoMoves: 'Wallet' | 'Page' = 'Wallet',
): void => {
  describe(`${name}, as a WalletConnector`, () => {
    let harness: WalletHarness
    before(switchingArrives)
    beforeEach(async () => {
      harness = await makeHarness()
    })
    afterEach(() => harness.dispose())
    const current = (): WalletHarness => harness

    describe('connect', () => connectCases(current, kind))
    describe('restore', () => restoreCases(current, kind))
    describe('events', () => eventsCases(current, kind))
    describe('request', () => requestCases(current))
    describe('switchNetwork', () => (whoMoves === 'Wallet' ? switchCases(current) : pageMoveCases(current)))
    describe('disconnect', () => disconnectCases(current))
  })
}
