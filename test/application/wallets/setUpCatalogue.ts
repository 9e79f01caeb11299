import type { DirectoryQuery } from '../../../application/ports/walletApi.js'
import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { aDirectory } from '../../support/aDirectory.js'
import { startTestCore, type TestCoreOptions } from '../../support/startTestCore.js'
import { someListings } from '../../support/someListings.js'

/** A core whose directory has these wallets, with what a visitor of AllWallets sees and does. */
export const setUpCatalogue = (
  listings: readonly WalletListing[] = someListings(100),
  options: TestCoreOptions = {},
) => {
  const directoryApi = fakeDirectoryApi()
  directoryApi.answerEach(aDirectory(listings))
  const test = startTestCore({ ...options, ports: { directoryApi, ...options.ports } })
  const { core } = test
  /** Requests for pages and searches. */
  const asked = (): readonly DirectoryQuery[] => directoryApi.asked.filter(({ entries }) => entries >= 40)
  const ids = (): readonly string[] => core.catalogue.value.rows.map(({ id }) => id)
  const progress = () => core.catalogue.value.progress
  const open = async (): Promise<void> => {
    core.open({ name: 'AllWallets' })
    await test.time.advance(0)
  }
  return { ...test, directoryApi, asked, ids, progress, open, ...core.commands }
}
