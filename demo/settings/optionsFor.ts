import { type CustomWallet, type PorticoOptions, SWAP_ROUTERS } from 'portico'
import { serverSessions } from 'portico/siwx'
import { SANDBOX_BITCOIN } from '../../sandbox/bitcoinWallets/bitcoinWallets.js'
import type { SandboxFile } from './sandboxFile.js'
import type { Variant } from './variant.js'

const LANTERN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  '<rect width="64" height="64" fill="#3a2b1a"/><circle cx="32" cy="36" r="14" fill="#f0b64a"/></svg>'

/** A custom wallet, as a host adds one. */
const SHOP_WALLET: CustomWallet = {
  id: 'lantern-row',
  name: 'Lantern Row Wallet',
  homepage: 'https://wallet.lantern.example',
  mobileLink: 'lantern-row://',
  chromeStore: 'https://store.example/lantern-row',
  appStore: 'https://apps.example/lantern-row',
  playStore: 'https://play.example/lantern-row',
  chains: ['eip155:31337', 'eip155:31338'],
  imageUrl: `data:image/svg+xml,${encodeURIComponent(LANTERN)}`,
}

/** The sandbox's phone, like a directory listing. */
const phoneWallet = (page: string): CustomWallet => ({
  id: 'osprey',
  name: 'Osprey Phone',
  mobileLink: 'osprey://',
  universalLink: 'https://link.osprey.example',
  webappLink: page,
  desktopLink: 'osprey-desktop://',
  playStore: 'https://play.google.com/store/apps/details?id=example.osprey',
})

const networksOf = (sandbox: SandboxFile, choice: Variant['networks']): PorticoOptions['networks'] => {
  const { networks, swapNetwork, solana } = sandbox
  const evm = [...networks, swapNetwork] as const
  if (choice === 'solana') return solana === undefined ? evm : [solana.network]
  return {
    one: [networks[0]],
    both: networks,
    swap: [swapNetwork],
    evm,
    bitcoin: [SANDBOX_BITCOIN],
    all: [...evm, ...(solana === undefined ? [] : [solana.network]), SANDBOX_BITCOIN],
  }[choice]
}

/** Options of the shop's Portico. */
export const optionsFor = (sandbox: SandboxFile, variant: Variant, url: string): PorticoOptions => ({
  metadata: { name: 'Lantern Row', description: 'Seats for small rooms', url, icons: [`${url}/icon.svg`] },
  networks: networksOf(sandbox, variant.networks),
  theme: { mode: variant.theme },
  locale: variant.language,
  layout: variant.layout,
  start: variant.start,
  logLevel: variant.logLevel,
  featuredWalletIds: variant.featured,
  includeWalletIds: variant.include,
  excludeWalletIds: variant.exclude,
  customWallets: { none: [], shop: [SHOP_WALLET], phone: [phoneWallet(sandbox.phone)] }[variant.custom],
  walletLinks: { first: variant.links === 'native' ? 'Native' : 'Universal' },
  appSchemes: sandbox.appSchemes,
  safeOrigins: [sandbox.safe],
  manualControl: variant.manual,
  ...(variant.signIn !== 'off' && {
    siwx: serverSessions({ url: sandbox.shopServer.signIn, required: variant.signIn === 'required' }),
  }),
  ...(variant.legal !== 'none' && { legal: { terms: '/terms.html', privacy: 'https://lantern.example/privacy' } }),
  features: {
    multiWallet: variant.multi,
    legalCheckbox: variant.legal === 'box',
    ...(variant.login ? {} : { email: false, socials: false }),
  },
  // The sandbox's router is unknown to Portico.
  override: ({ value }) => value(SWAP_ROUTERS, { [sandbox.swapNetwork.caipNetworkId]: [sandbox.swapRouter] }),
  allowUnsupportedChain: variant.allowUnsupported,
  enableNetworkSwitch: variant.switching,
  ...(variant.offline
    ? {}
    : {
        projectId: sandbox.projectId,
        endpoints: {
          walletApi: sandbox.walletApi,
          blockchainApi: sandbox.blockchainApi,
          // The chain uses the id of a public network, whose public nodes must not be asked.
          rpc: { [sandbox.swapNetwork.caipNetworkId]: sandbox.swapNetwork.rpcUrls.default.http },
          relay: sandbox.relay,
          secureSite: sandbox.secureSite,
        },
      }),
})
