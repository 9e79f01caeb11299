import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'
import { makeViemChainRpc } from '../../../infrastructure/chainRpc/makeViemChainRpc.js'
import { chainRpcContract, type NodeManner } from '../../contracts/chainRpc.contract.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { type FaultyServer, startFaultyServer } from '../../support/startFaultyServer.js'
import { aNetwork } from './aNetwork.js'

const nothing = async (): Promise<void> => undefined

const fakeAnswer = (manner: NodeManner): TE.TaskEither<RemoteError, bigint> => {
  if (manner === 'answerNoJson' || manner === 'answerWrongType') return TE.left({ _tag: 'Malformed', detail: manner })
  if (manner === 'staySilent') return TE.left({ _tag: 'TimedOut', afterMs: 10_000 })
  if (manner === 'refuse') return TE.left({ _tag: 'Unreachable', cause: manner })
  if ('balance' in manner) return TE.right(manner.balance)
  const { status, retryAfterSeconds } = manner
  return TE.left({ _tag: 'HttpStatus', status, ...(retryAfterSeconds === undefined ? {} : { retryAfterMs: retryAfterSeconds * 1_000 }) })
}

chainRpcContract('fakeChainRpc', async () => {
  const rpc = fakeChainRpc()
  const does = async (manner: NodeManner): Promise<void> => rpc.answerWith(fakeAnswer(manner))
  return { rpc, network: aNetwork(), node: { does }, letTimePass: nothing, dispose: nothing }
})

const act = async (server: FaultyServer, manner: NodeManner): Promise<void> => {
  const reply = (result: unknown): void => server.answer({ jsonrpc: '2.0', id: 1, result })
  if (manner === 'answerNoJson') server.treat({ body: '<html>' })
  else if (manner === 'answerWrongType') reply(true)
  else if (manner === 'staySilent') server.treat('hang')
  else if (manner === 'refuse') await server.close()
  else if ('balance' in manner) reply(`0x${manner.balance.toString(16)}`)
  else server.treat({ status: manner.status, headers: manner.retryAfterSeconds === undefined ? {} : { 'retry-after': String(manner.retryAfterSeconds) } })
}

chainRpcContract('makeViemChainRpc', async () => {
  const { scheduler, advance } = makeVirtualTime()
  const server = await startFaultyServer()
  const rpc = makeViemChainRpc({ fetch, scheduler })
  const asked = async (): Promise<void> => {
    while (server.asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    rpc,
    network: aNetwork({ urls: [server.url] }),
    node: { does: (manner) => act(server, manner) },
    letTimePass: async (ms) => {
      await asked()
      await advance(ms)
    },
    dispose: async () => {
      rpc.dispose()
      await server.close().catch(() => undefined)
    },
  }
})
