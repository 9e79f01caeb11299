import type { Features } from '../../../domain/config/Features.js'
import type { WalletPage } from '../../../domain/wallets/WalletPage.js'
import { makeHttpConfigApi } from '../../../infrastructure/walletApi/makeHttpConfigApi.js'
import { makeHttpDirectoryApi } from '../../../infrastructure/walletApi/makeHttpDirectoryApi.js'
import { configApiContract } from '../../contracts/configApi.contract.js'
import { directoryApiContract } from '../../contracts/directoryApi.contract.js'
import { fakeConfigApi } from '../../fakes/fakeConfigApi.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeRemoteWorld } from '../../support/fakeRemoteWorld.js'
import { httpRemoteWorld } from '../../support/httpRemoteWorld.js'

const entry = (id: string, config: readonly string[] | false | undefined) =>
  config === undefined ? [] : [{ id, isEnabled: config !== false, config: config === false ? [] : config }]

const listOf = (on: boolean | undefined): readonly string[] | false | undefined => (on === true ? [] : on)

const configWire = ({ email, socials, swaps, onramp, activity, multiWallet }: Partial<Features>): unknown => ({
  features: [
    ...entry('social_login', email === true ? ['email', ...(socials === undefined || socials === false ? [] : socials)] : undefined),
    ...entry('swap', swaps),
    ...entry('onramp', onramp),
    ...entry('activity', listOf(activity)),
    ...entry('multi_wallet', listOf(multiWallet)),
  ],
})

const directoryWire = ({ wallets, count }: WalletPage): unknown => ({
  count,
  data: wallets.map((wallet) => ({
    id: wallet.id,
    name: wallet.name,
    image_url: wallet.imageUrl,
    rdns: wallet.rdns ?? null,
    chains: wallet.chains,
    homepage: wallet.homepage,
    mobile_link: wallet.mobileLink ?? null,
    desktop_link: wallet.desktopLink ?? null,
    webapp_link: wallet.webappLink ?? null,
    chrome_store: wallet.chromeStore ?? null,
    badge_type: wallet.certified ? 'certified' : 'none',
  })),
})

configApiContract('the fake', fakeRemoteWorld(fakeConfigApi))
configApiContract('over HTTP', httpRemoteWorld(makeHttpConfigApi, configWire))
directoryApiContract('the fake', fakeRemoteWorld(fakeDirectoryApi))
directoryApiContract('over HTTP', httpRemoteWorld(makeHttpDirectoryApi, directoryWire))
