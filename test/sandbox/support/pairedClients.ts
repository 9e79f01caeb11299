import { UniversalProvider } from '@walletconnect/universal-provider'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { openWalletKit } from './openWalletKit.js'

const METADATA = { name: 'A test', description: 'of the relay', url: 'http://localhost', icons: [] }
/** Shares no storage between two clients of one process. */
const storageOf = (name: string) => ({
  storageOptions: { database: ':memory:' },
  customStoragePrefix: `${name}-${crypto.randomUUID()}`,
  telemetryEnabled: false,
  logger: 'silent',
})

const rawOf = (params: unknown): `0x${string}` => {
  const [data] = Array.isArray(params) ? (params as readonly unknown[]) : []
  return typeof data === 'string' && data.startsWith('0x') ? `0x${data.slice(2)}` : '0x'
}

/** A real wallet client that approves and signs every request. */
export const openWallet = async (relayUrl: string) => {
  const account = privateKeyToAccount(generatePrivateKey())
  const { kit, close } = await openWalletKit(relayUrl, { metadata: METADATA })
  kit.on('session_proposal', ({ id }) => {
    const namespaces = {
      eip155: {
        chains: ['eip155:1'],
        accounts: [`eip155:1:${account.address}`],
        methods: ['personal_sign'],
        events: ['accountsChanged', 'chainChanged'],
      },
    }
    void kit.approveSession({ id, namespaces })
  })
  kit.on('session_request', ({ topic, id, params }) => {
    void account
      .signMessage({ message: { raw: rawOf(params.request.params) } })
      .then((result) => kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } }))
  })
  return {
    address: account.address,
    pair: (uri: string) => kit.pair({ uri }),
    close,
  }
}

/** A real app client. */
export const openApp = async (relayUrl: string, projectId = 'sandbox') => {
  const provider = await UniversalProvider.init({ projectId, relayUrl, metadata: METADATA, ...storageOf('app') })
  return {
    /** Requests a session; `onLink` gets the link. */
    connect: (onLink: (uri: string) => void) => {
      provider.on('display_uri', onLink)
      return provider.connect({
        optionalNamespaces: {
          eip155: {
            chains: ['eip155:1'],
            methods: ['personal_sign'],
            events: ['accountsChanged', 'chainChanged'],
            rpcMap: { 1: 'http://127.0.0.1:1' },
          },
        },
      })
    },
    sign: (text: string, address: string): Promise<`0x${string}`> =>
      provider.request(
        { method: 'personal_sign', params: [`0x${Buffer.from(text).toString('hex')}`, address] },
        'eip155:1',
      ),
    disconnect: () => provider.disconnect(),
    close: async () => {
      provider.client.core.heartbeat.stop()
      await provider.client.core.relayer.transportClose()
    },
  }
}
