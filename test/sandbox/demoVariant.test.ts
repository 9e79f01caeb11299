import { assert } from 'chai'
import { optionsFor } from '../../demo/settings/optionsFor.js'
import { readVariant } from '../../demo/settings/variant.js'
import { evmNetwork } from '../../domain/network/defineNetwork.js'
import { SANDBOX_BITCOIN } from '../../sandbox/bitcoinWallets/bitcoinWallets.js'

const [one, two, three, swap] = [31337, 31338, 31339, 8453].map((id) =>
  evmNetwork({ id, name: `Chain ${id}`, rpc: 'http://127.0.0.1/' }),
)
if (one === undefined || two === undefined || three === undefined || swap === undefined) throw new Error('no networks')
const noContract = { address: '0x', owner: '0x', factory: '0x', factoryData: '0x' } as const
const file = {
  walletApi: 'http://127.0.0.1/w/',
  blockchainApi: 'http://127.0.0.1/b/',
  relay: 'ws://127.0.0.1:1',
  phone: 'http://127.0.0.1:2',
  secureSite: 'http://127.0.0.1:3/sdk',
  safe: 'http://127.0.0.1:4',
  mailbox: 'http://127.0.0.1:3/mailbox',
  networks: [one, two],
  unlistedNetwork: three,
  swapNetwork: swap,
  swapRouter: '0x',
  accounts: [],
  contractAccounts: { deployed: noContract, planned: noContract },
  shopServer: { signIn: 'http://127.0.0.1:5/sign-in', doorCode: 'http://127.0.0.1:5/door-code' },
  appSchemes: ['heron', 'osprey'],
  projectId: 'sandbox',
} as const

const optionsOf = (query: string) => optionsFor(file, readVariant(query), 'http://localhost:1')

describe('the URL of the demo', () => {
  it('without a query opens a shop on all EVM networks without restrictions', () => {
    assert.deepInclude(optionsOf(''), {
      networks: [one, two, swap],
      featuredWalletIds: [],
      includeWalletIds: [],
      excludeWalletIds: [],
      customWallets: [],
      allowUnsupportedChain: false,
      enableNetworkSwitch: true,
      logLevel: 'error',
      start: 'intent',
      projectId: 'sandbox',
    })
  })
  it('selects networks and the rules about others', () => {
    assert.deepInclude(optionsOf('?networks=one&allowUnsupported=1&switching=off'), {
      networks: [one],
      allowUnsupportedChain: true,
      enableNetworkSwitch: false,
    })
    assert.deepEqual(optionsOf('?networks=both').networks, [one, two])
    assert.deepEqual(optionsOf('?networks=swap').networks, [swap])
  })
  it('selects Bitcoin alone, or with everything else', () => {
    assert.deepEqual(optionsOf('?networks=bitcoin').networks, [SANDBOX_BITCOIN])
    assert.deepEqual(optionsOf('?networks=all').networks, [one, two, swap, SANDBOX_BITCOIN])
    assert.deepEqual(optionsOf('?networks=solana').networks, [one, two, swap], 'where no Solana chain runs')
  })
  it('selects the wallets of the directory, and adds one of the shop’s own', () => {
    const options = optionsOf('?featured=a,b&include=b,c&exclude=,d&custom=1')
    assert.deepInclude(options, {
      featuredWalletIds: ['a', 'b'],
      includeWalletIds: ['b', 'c'],
      excludeWalletIds: ['d'],
    })
    assert.deepEqual(
      options.customWallets?.map(({ name }) => name),
      ['Lantern Row Wallet'],
    )
  })
  it('lists the sandbox’s phone, opens its wallets by their own schemes, and pairs manually on demand', () => {
    const options = optionsOf('?custom=phone&links=native&manual=1')
    assert.deepInclude(options.customWallets?.[0], { name: 'Osprey Phone', webappLink: 'http://127.0.0.1:2' })
    assert.deepInclude(options, {
      walletLinks: { first: 'Native' },
      appSchemes: ['heron', 'osprey'],
      manualControl: true,
    })
  })
  it('enables sign-in at the shop’s server, optional or required, on demand only', () => {
    assert.notProperty(optionsOf(''), 'siwx')
    assert.notProperty(optionsOf('?signin=maybe'), 'siwx')
    assert.isFunction(optionsOf('?signin=optional').siwx)
    assert.equal(readVariant('?signin=required').signIn, 'required')
  })
  it('selects the wide layout', () => {
    assert.deepEqual(
      ['', '?layout=wide'].map((query) => optionsOf(query).layout),
      ['narrow', 'wide'],
    )
  })
  it('selects the log level, and ignores an unknown one', () => {
    assert.propertyVal(optionsOf('?log=info'), 'logLevel', 'info')
    // Each has its own function that names the replaced ports.
    assert.deepEqual(
      {
        ...optionsOf('?log=loud&networks=three&switching=maybe&start=late&theme=red&locale=xx&layout=flat'),
        override: undefined,
      },
      { ...optionsOf(''), override: undefined },
    )
  })
  it('removes the servers, and keeps the order of the wallets', () => {
    assert.notProperty(optionsOf('?offline=1'), 'projectId')
    assert.notProperty(optionsOf('?offline=1'), 'endpoints')
    assert.deepEqual(readVariant('?wallets=twin,heron').wallets, ['twin', 'heron'])
    assert.isEmpty(readVariant('?wallets=').wallets)
  })
})
