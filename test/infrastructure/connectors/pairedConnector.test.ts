import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { base58 } from '@scure/base'
import type { CaipNetworkId, ChainNamespace } from '../../../domain/network/network.js'
import { walletConnectorContract } from '../../contracts/walletConnector.contract.js'
import type { WalletHarness } from '../../contracts/walletConnector/WalletHarness.js'
import type { FarGrant } from '../../fakes/fakeFarWallet.js'
import { aNetwork } from '../../support/aNetwork.js'
import { setUpPaired } from './setUpPaired.js'

const keyOf = (byte: number): string => base58.encode(new Uint8Array(32).fill(byte))

interface Kind {
  readonly namespace: ChainNamespace
  readonly accounts: readonly [string, string]
  readonly chains: readonly [CaipNetworkId, CaipNetworkId]
  readonly signing: WalletRequest
  readonly signature: unknown
  readonly batch: WalletHarness['batch']
}

const SOLANA: Kind = {
  namespace: 'solana',
  accounts: [keyOf(1), keyOf(2)],
  chains: ['solana:4gLocal', 'solana:4gOther'],
  signing: { method: 'solana_signMessage', params: { message: base58.encode(new TextEncoder().encode('hello')) } },
  signature: { signature: base58.encode(new Uint8Array(64).fill(7)) },
  batch: {
    question: { method: 'solana_signAllTransactions', params: { transactions: ['AQID', 'BAUG'] } },
    answer: { transactions: ['AQID', 'BAUG'] },
  },
}
const PAYMENT = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const BITCOIN: Kind = {
  namespace: 'bip122',
  accounts: [PAYMENT, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  chains: ['bip122:000000000019d6689c085ae165831e93', 'bip122:000000000000000000651ef99cb9fcbe'],
  signing: { method: 'signMessage', params: { message: 'hello' } },
  signature: { signature: 'c0ffee' },
  batch: {
    question: {
      method: 'signPsbt',
      params: {
        psbt: 'cHNidP8B',
        signInputs: [
          { address: PAYMENT, index: 0 },
          { address: PAYMENT, index: 1 },
        ],
      },
    },
    answer: { psbt: 'cHNidP8=' },
  },
}

/** Without the account, which is filled in if a request names none. */
const asAsked = ({ method, params }: WalletRequest): WalletRequest => {
  const { pubkey: _pubkey, account: _account, ...rest } = Object(params) as Readonly<Record<string, unknown>>
  return { method, params: rest }
}

/** `beside`: what the same session grants on other namespaces, of which the site uses EVM. */
const harnessOf =
  ({ namespace, accounts, chains, signing, signature, batch }: Kind, beside?: Readonly<Record<string, FarGrant>>) =>
  async (): Promise<WalletHarness> => {
    const { far, connectorOn, connectors, advance, dispose } = setUpPaired({
      networks: [...(beside === undefined ? [] : (['eip155:1'] as const)), ...chains],
      account: accounts[0],
      chains,
      methods: [signing.method, batch.question.method],
      answer: ({ method }) => (method === signing.method ? signature : batch.answer),
    })
    if (beside !== undefined) far.grants(beside)
    // Lives across reconnects: the stored sessions, and the chain of each namespace in them.
    const staying = 1 + connectors.length
    return {
      connector: connectorOn(namespace),
      wallet: {
        ...far.script,
        requests: () => far.script.requests().map(asAsked),
        listeners: () => Math.max(0, far.script.listeners() - staying),
      },
      behind: { name: 'Far Wallet' },
      approved: chains,
      accounts,
      chains,
      destination: aNetwork({ id: chains[1], caipNetworkId: chains[1], chainNamespace: namespace, name: 'Other' }),
      signing,
      batch,
      signature,
      advance,
      dispose: async () => dispose(),
    }
  }

walletConnectorContract('makePairedConnector on Solana', harnessOf(SOLANA), 'Remote', 'Page')
walletConnectorContract('makePairedConnector on Bitcoin', harnessOf(BITCOIN), 'Remote', 'Page')
walletConnectorContract(
  'makePairedConnector in a session of several namespaces',
  harnessOf(SOLANA, {
    eip155: { accounts: [`eip155:1:0x${'a1'.repeat(20)}`], methods: ['personal_sign'] },
    cosmos: { accounts: ['cosmos:cosmoshub-4:cosmos1'], methods: [] },
  }),
  'Remote',
  'Page',
)
