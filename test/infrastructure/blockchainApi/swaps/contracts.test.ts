import * as TE from 'fp-ts/TaskEither'
import type { BuiltApproval, SwapApi } from '../../../../application/ports/swapApi.js'
import type { RemoteError } from '../../../../domain/errors/remoteError.js'
import { encodeFunctionData, erc20Abi } from 'viem'
import { priceApiContract } from '../../../contracts/priceApi.contract.js'
import { swapApiContract } from '../../../contracts/swapApi.contract.js'
import { fakePriceApi } from '../../../fakes/fakePriceApi.js'
import { type FakeSwapApi, fakeSwapApi } from '../../../fakes/fakeSwapApi.js'
import { fakeSupportedChainsApi } from '../../../fakes/fakeSupportedChainsApi.js'
import { fakeRemoteWorld } from '../../../support/fakeRemoteWorld.js'
import { httpRemoteWorld } from '../../../support/httpRemoteWorld.js'
import type { MakeRemoteWorld } from '../../../support/RemoteWorld.js'
import { startRemote } from '../../../support/startRemote.js'
import { openSwapsOver } from './openSwapsOver.js'

/** The fake, with one of its answers in the server’s format. */
const faked = <A>(
  tell: (fake: FakeSwapApi, answer: TE.TaskEither<RemoteError, A>) => void,
): MakeRemoteWorld<SwapApi, A> =>
  fakeRemoteWorld((answer) => {
    const fake = fakeSwapApi()
    tell(fake, answer)
    return fake
  })

const toldBy = (tell: (fake: FakeSwapApi) => void) => async () => {
  const fake = fakeSwapApi()
  tell(fake)
  return { api: fake, close: async () => undefined }
}

swapApiContract('the fake', {
  quotes: faked((fake, answer) => fake.quotesWith(() => answer)),
  tokens: faked((fake, answer) => fake.tokensWith(() => answer)),
  allowance: faked((fake, answer) => fake.allowanceWith(() => answer)),
  gasPrice: faked((fake, answer) => fake.gasPriceWith(() => answer)),
  buildApprove: faked((fake, answer) => fake.buildApproveWith(() => answer)),
  buildTransaction: faked((fake, answer) => fake.buildTransactionWith(() => answer)),
  illiquid: toldBy((fake) => fake.quotesWith(() => TE.left({ _tag: 'InsufficientLiquidity' }))),
  unserved: toldBy((fake) => {
    fake.quotesWith(() => TE.right([]))
    fake.gasPriceWith(() => TE.left({ _tag: 'GasPriceNotSupported' }))
    fake.buildApproveWith(() => TE.left({ _tag: 'SwapNotSupported' }))
    fake.buildTransactionWith(() => TE.left({ _tag: 'SwapNotSupported' }))
  }),
})

const served = <A>(toWire: (answer: A) => unknown): MakeRemoteWorld<SwapApi, A> =>
  httpRemoteWorld(({ client }) => openSwapsOver(client), toWire)

const approveData = ({ spender, units }: BuiltApproval): string =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [`0x${spender.slice(2)}`, units] })

swapApiContract('over HTTP', {
  quotes: served((quotes) => ({
    quotes: quotes.map(({ fromAmount, toAmount, from, to }) => ({
      id: null,
      fromAmount: String(fromAmount),
      toAmount: String(toAmount),
      fromAccount: from,
      toAccount: to,
    })),
  })),
  tokens: served((tokens) => ({ tokens: tokens.map(({ iconUrl, ...token }) => ({ ...token, logoUri: iconUrl })) })),
  allowance: served((allowance) => ({ allowance: String(allowance) })),
  gasPrice: served((standard) => ({ standard: String(standard), fast: '2', instant: '3' })),
  // `from` holds the token contract; `to` is ignored.
  buildApprove: served((approval) => ({ tx: { from: 'x', to: 'y', data: approveData(approval), value: '0' } })),
  buildTransaction: served(({ chainId, from, to, data }) => ({
    tx: { from: `${chainId}:${from}`, to: `${chainId}:${to}`, data, amount: '7', eip155: { gas: '1' } },
  })),
  illiquid: async () => {
    const { server, client } = await startRemote()
    const body = JSON.stringify({ reasons: [{ name: 'amount', description: 'Insufficient liquidity for this' }] })
    server.treat({ status: 400, body })
    return { api: openSwapsOver(client), close: server.close }
  },
  unserved: async () => {
    const { server, client } = await startRemote()
    const chains = fakeSupportedChainsApi(TE.right({ http: new Set(['eip155:10']), ws: new Set() }))
    return { api: openSwapsOver(client, { chains }), close: server.close }
  },
})

priceApiContract('the fake', fakeRemoteWorld(fakePriceApi))
priceApiContract(
  'over HTTP',
  httpRemoteWorld(
    ({ client }) => openSwapsOver(client),
    (price) => ({ fungibles: price === undefined ? [] : [{ symbol: 'flnt', price }] }),
  ),
)
