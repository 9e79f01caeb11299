import { assert } from 'chai'
import { asyncScheduler, lastValueFrom } from 'rxjs'
import { makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { pageFetch } from '../../../infrastructure/http/HttpClient.js'
import { fetchImage } from '../../../infrastructure/images/fetchImage.js'
import { leftOf } from '../../support/leftOf.js'
import { type FaultyServer, startFaultyServer } from '../../support/startFaultyServer.js'
import { aNetwork } from '../chainRpc/aNetwork.js'
import { aSolanaNetwork } from '../chainRpc/aSolanaNetwork.js'

const EVM = `0x${'a1'.repeat(20)}`
const SOLANA = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

describe('a server that redirects to another', () => {
  let server: FaultyServer
  let other: FaultyServer
  beforeEach(async () => {
    ;[server, other] = await Promise.all([startFaultyServer(), startFaultyServer()])
  })
  afterEach(() => Promise.all([server.close(), other.close()]))

  const rpc = () => makeHttpChainRpc({ scheduler: asyncScheduler, fetch: pageFetch })
  const ASKED: Readonly<Record<string, () => Promise<unknown>>> = {
    'a node of an EVM chain': () => leftOf(rpc().nativeBalance(aNetwork({ urls: [server.url] }), EVM)),
    'a node of an EVM chain that the host asks': () =>
      leftOf(rpc().request(aNetwork({ urls: [server.url] }), { method: 'eth_blockNumber' })),
    'a node of a Solana chain': () => leftOf(rpc().nativeBalance(aSolanaNetwork([server.url]), SOLANA)),
    'a server of pictures': () =>
      lastValueFrom(
        fetchImage({
          fetch: pageFetch,
          store: { read: async () => undefined, write: async () => undefined },
          scheduler: asyncScheduler,
        })(`${server.url}/logo.png`),
      ).then(
        () => assert.fail('a picture of somebody else'),
        () => undefined,
      ),
  }
  for (const [who, ask] of Object.entries(ASKED))
    for (const status of [301, 302, 303, 307, 308])
      it(`is ${who}, by ${status}: the other one gets no request [S-12]`, async () => {
        other.treat({
          headers: { 'access-control-allow-origin': '*' },
          body: '{"jsonrpc":"2.0","id":1,"result":"0x5"}',
        })
        server.treat({ status, headers: { location: `${other.url}/` } })
        await ask()
        assert.isAtLeast(server.asked.length, 1)
        assert.lengthOf(other.asked, 0)
      })
})
