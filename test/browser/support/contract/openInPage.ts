import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { asyncScheduler } from 'rxjs'
import { evmLogin } from '../../../../infrastructure/connectors/embedded/evmConnector.js'
import { makeLoginConnectors } from '../../../../infrastructure/connectors/embedded/loginConnector.js'
import { describeFailure } from '../../../../infrastructure/connectors/embedded/loginFailures.js'
import { makeBrowserFrameHost } from '../../../../infrastructure/embeddedWallet/browserFrameHost.js'
import { makeIframeEmbeddedWallet } from '../../../../infrastructure/embeddedWallet/wallet.js'
import { fakeKeyValueStore } from '../../../fakes/fakeKeyValueStore.js'
import { aNetwork } from '../../../support/aNetwork.js'

const must = async <A>(question: TaskEither<unknown, A>): Promise<A> => {
  const answer = await question()
  if (E.isRight(answer)) return answer.right
  throw new Error(JSON.stringify(answer.left))
}

/** The embedded wallet as a page has it, without a fake. */
export const open = (sdk: string, rpc: string) => {
  const { wallet } = makeIframeEmbeddedWallet({
    host: makeBrowserFrameHost({ window, title: 'Wallet' }),
    scheduler: asyncScheduler,
    networks: [aNetwork({ id: 31337, caipNetworkId: 'eip155:31337', rpcUrls: { default: { http: [rpc] } } })],
    site: {
      url: sdk,
      projectId: 'sandbox',
      defaultNetwork: () => 'eip155:31337',
      sdkVersion: 'html-portico-1',
      store: fakeKeyValueStore(),
    },
  })
  const connectorOf = makeLoginConnectors({ wallet, describe: describeFailure, scheduler: asyncScheduler })
  const connector = connectorOf(evmLogin(() => 'eip155:31337'))
  return {
    start: (email: string) => must(wallet.email.start(email)),
    confirmDevice: () => must(wallet.email.confirmDevice),
    enterCode: (code: string) => must(wallet.email.enterCode(code)),
    address: async () => (await must(wallet.session.fetchUser({ chainId: 'eip155:31337' }))).address,
    /** Shows the frame, as the modal does for an approval. */
    ask: async (method: string, params: unknown) => {
      const asking = must(connector.connect).then(() => must(connector.request({ method, params })))
      wallet.frame.show({ left: 0, top: 0, width: 360, height: 600 })
      return String(await asking)
    },
  }
}
