import * as TE from 'fp-ts/TaskEither'
import { base58 } from '@scure/base'
import type { TokenHolding } from '../../../domain/account/tokens.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { Network } from '../../../domain/network/network.js'
import { makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { chainRpcContract, type NodeBehaviour } from '../../contracts/chainRpc.contract.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { type FaultyServer, startFaultyServer } from '../../support/startFaultyServer.js'
import { aNetwork } from './aNetwork.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'
import { until } from '../../support/until.js'

const EVM_ADDRESS = `0x${'a1'.repeat(20)}`
const SOLANA_ADDRESS = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

const nothing = async (): Promise<void> => undefined

const HASH = `0x${'ab'.repeat(32)}`
const SIGNATURE = base58.encode(new Uint8Array(64).fill(7))

const MINT = 'So11111111111111111111111111111111111111112'

const fakeAnswer = (behaviour: NodeBehaviour): TE.TaskEither<RemoteError, never> => {
  if (behaviour === 'answerNoJson' || behaviour === 'answerWrongType')
    return TE.left({ _tag: 'Malformed', detail: behaviour })
  if (behaviour === 'staySilent') return TE.left({ _tag: 'TimedOut', afterMs: 10_000 })
  if (behaviour === 'refuse') return TE.left({ _tag: 'Unreachable', cause: behaviour })
  if (!('status' in behaviour)) throw new Error('that is no failure')
  const { status, retryAfterSeconds } = behaviour
  return TE.left({
    _tag: 'HttpStatus',
    status,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterMs: retryAfterSeconds * 1_000 }),
  })
}

chainRpcContract('fakeChainRpc', async () => {
  const rpc = fakeChainRpc()
  const does = async (behaviour: NodeBehaviour): Promise<void> => {
    if (typeof behaviour === 'object' && 'balance' in behaviour) return rpc.answerWith(TE.right(behaviour.balance))
    if (typeof behaviour === 'object' && 'holds' in behaviour) return rpc.answerTokensWith(TE.right(behaviour.holds))
    if (typeof behaviour === 'object' && 'took' in behaviour)
      return rpc.settle(
        TE.right(
          behaviour.took === 'nothing'
            ? { _tag: 'Unknown' }
            : { _tag: 'Included', succeeded: behaviour.took === 'carriedOut' },
        ),
      )
    if (typeof behaviour === 'object' && 'result' in behaviour)
      return rpc.answerRequestsWith(TE.right(JSON.parse(behaviour.result)))
    if (typeof behaviour === 'object' && 'refuses' in behaviour) {
      const { refuses } = behaviour
      return rpc.answerRequestsWith(
        TE.left({ _tag: 'RequestFailed', code: refuses.code, message: refuses.message, cause: refuses }),
      )
    }
    rpc.answerRequestsWith(fakeAnswer(behaviour))
    rpc.settle(fakeAnswer(behaviour))
    rpc.answerWith(fakeAnswer(behaviour))
    rpc.answerTokensWith(fakeAnswer(behaviour))
  }
  return {
    rpc,
    contract: MINT,
    takesRequests: true,
    address: EVM_ADDRESS,
    transaction: HASH,
    most: 2n ** 256n - 1n,
    network: aNetwork(),
    node: { does },
    letTimePass: nothing,
    dispose: nothing,
  }
})

/** What a node did with a transaction, and its answer as JSON text. */
type Taken = (took: Extract<NodeBehaviour, { readonly took: unknown }>['took']) => string

/** The balance that the nodes of a chain report, as JSON text so that no number is rounded here. */
type Balance = (units: bigint) => string

/** Half of each token: the two queries, one per token program, get the same answer. The other account is empty. */
const accountsOf = (holds: readonly TokenHolding[]): string => {
  const account = ({ contract, decimals }: TokenHolding, amount: bigint): object => ({
    pubkey: MINT,
    account: {
      data: {
        parsed: { info: { mint: contract, tokenAmount: { amount: String(amount), decimals } }, type: 'account' },
      },
    },
  })
  return JSON.stringify({
    context: { slot: 1 },
    value: holds.flatMap((held) => [account(held, held.units / 2n), account(held, 0n)]),
  })
}

const act = async (server: FaultyServer, behaviour: NodeBehaviour, balanceOf: Balance, taken: Taken): Promise<void> => {
  const reply = (result: string): void => server.treat({ body: `{"jsonrpc":"2.0","id":1,"result":${result}}` })
  if (behaviour === 'answerNoJson') server.treat({ body: '<html>' })
  else if (behaviour === 'answerWrongType') reply('true')
  else if (behaviour === 'staySilent') server.treat('hang')
  else if (behaviour === 'refuse') await server.close()
  else if ('result' in behaviour) reply(behaviour.result)
  else if ('refuses' in behaviour)
    server.treat({ body: `{"jsonrpc":"2.0","id":1,"error":${JSON.stringify(behaviour.refuses)}}` })
  else if ('balance' in behaviour) reply(balanceOf(behaviour.balance))
  else if ('holds' in behaviour) reply(accountsOf(behaviour.holds))
  else if ('took' in behaviour) reply(taken(behaviour.took))
  else
    server.treat({
      status: behaviour.status,
      headers: behaviour.retryAfterSeconds === undefined ? {} : { 'retry-after': String(behaviour.retryAfterSeconds) },
    })
}

const CHAINS = [
  {
    of: 'EVM',
    takesRequests: true,
    network: (url: string): Network => aNetwork({ urls: [url] }),
    address: EVM_ADDRESS,
    most: 2n ** 256n - 1n,
    balanceOf: (units: bigint) => `"0x${units.toString(16)}"`,
    transaction: HASH,
    taken: (took: Parameters<Taken>[0]) =>
      took === 'nothing'
        ? 'null'
        : `{"transactionHash":"${HASH}","blockNumber":"0x1","status":"${took === 'failed' ? '0x0' : '0x1'}"}`,
  },
  {
    of: 'Solana',
    takesRequests: false,
    network: (url: string): Network => aSolanaNetwork([url]),
    address: SOLANA_ADDRESS,
    contract: MINT,
    most: 2n ** 64n - 1n,
    balanceOf: (units: bigint) => `{"context":{"slot":1},"value":${units}}`,
    transaction: SIGNATURE,
    taken: (took: Parameters<Taken>[0]) => {
      const status = {
        err: took === 'failed' ? { InstructionError: [0, 'Custom'] } : null,
        confirmationStatus: 'confirmed',
      }
      return JSON.stringify({ context: { slot: 1 }, value: [took === 'nothing' ? null : status] })
    },
  },
]

for (const { of, network, balanceOf, taken, ...chain } of CHAINS) {
  chainRpcContract(`makeHttpChainRpc on ${of}`, async () => {
    const { scheduler, advance } = makeVirtualTime()
    const server = await startFaultyServer()
    const rpc = makeHttpChainRpc({ fetch, scheduler })
    return {
      ...chain,
      rpc,
      network: network(server.url),
      node: { does: (behaviour) => act(server, behaviour, balanceOf, taken) },
      letTimePass: async (ms) => {
        await until(() => server.asked.length > 0)
        await advance(ms)
      },
      dispose: async () => {
        rpc.dispose()
        await server.close().catch(() => undefined)
      },
    }
  })
}
