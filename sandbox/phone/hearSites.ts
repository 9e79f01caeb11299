import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'
import type { PhoneQuestion } from './PhoneState.js'
import { requestWords } from './requestWords.js'

/** Has the phone hear what sites ask and end. */
export const hearSites = (
  kit: IWalletKit,
  deps: {
    readonly hasChain: (chain: string) => boolean
    readonly proposed: (id: number, params: WalletKitTypes.SessionProposal['params']) => void
    readonly ask: (question: PhoneQuestion) => void
    readonly drop: (id: number) => void
    /** The list of sites may be another one. */
    readonly list: () => void
  },
): void => {
  kit.on('session_proposal', ({ id, params }) => {
    deps.proposed(id, params)
    const wanted = [
      ...new Set(
        [...Object.values(params.requiredNamespaces), ...Object.values(params.optionalNamespaces)].flatMap(
          ({ chains = [] }) => chains,
        ),
      ),
    ]
    const { name, url } = params.proposer.metadata
    deps.ask({
      _tag: 'Proposal',
      id,
      site: { name, url },
      chains: wanted.filter(deps.hasChain),
      unknownChains: wanted.filter((chain) => !deps.hasChain(chain)),
    })
  })
  kit.on('session_request', ({ id, topic, params }) => {
    const { method } = params.request
    const given: unknown = params.request.params
    const { name, url } = kit.getActiveSessions()[topic]?.peer.metadata ?? { name: '?', url: '' }
    deps.ask({
      _tag: 'Request',
      id,
      topic,
      site: { name, url },
      method,
      params: given,
      chain: params.chainId,
      words: requestWords(method, given),
    })
  })
  kit.on('session_delete', deps.list)
  kit.engine.signClient.events.on('session_expire', deps.list)
  kit.on('proposal_expire', ({ id }) => deps.drop(id))
  kit.on('session_request_expire', ({ id }) => deps.drop(id))
  deps.list()
}
