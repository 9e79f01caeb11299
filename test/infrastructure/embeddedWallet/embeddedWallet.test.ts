import { embeddedWalletContract } from '../../contracts/embeddedWallet.contract.js'
import { fakeEmbeddedWallet } from '../../fakes/fakeEmbeddedWallet.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { setUpWallet } from './setUpWallet.js'

embeddedWalletContract('makeIframeEmbeddedWallet', async () => {
  const setUp = setUpWallet()
  await setUp.load()
  return setUp
})

embeddedWalletContract('fakeEmbeddedWallet', async () => {
  const { scheduler, advance } = makeVirtualTime()
  const wallet = fakeEmbeddedWallet({ scheduler })
  return { wallet, site: wallet.site, advance, dispose: () => undefined }
})
