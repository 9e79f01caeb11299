import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'
import { ProviderRpcError } from '../browserWallets/rpc.js'
import type { PhoneQuestion, PhoneState, SiteRequest } from './PhoneState.js'
import { describeRequest } from './describeRequest.js'
import { filter, firstValueFrom, from, fromEventPattern, map, merge, race, timer } from 'rxjs'

const chosenFirst = <A extends string>(accounts: readonly A[], chosen: A | undefined): readonly A[] => [
  ...accounts.filter((address) => address === chosen),
  ...accounts.filter((address) => address !== chosen),
]

/** CAIP-10 ids of the accounts on each chain, the chosen one first if included. */
export const caipAccounts = (
  chains: readonly string[],
  accounts: readonly string[],
  chosen: string | undefined,
): string[] => {
  const ordered = chosenFirst(accounts, chosen)
  return chains.flatMap((chain) => ordered.map((address) => `${chain}:${address}`))
}

/** The `own` accounts that a site was granted on a chain (CAIP-2), the chosen one first if included. */
export const grantedAccounts = <A extends string>(
  kit: IWalletKit,
  topic: string,
  chain: string,
  own: readonly A[],
  chosen: A | undefined,
): readonly A[] => {
  const [namespace = ''] = chain.split(':')
  const granted = kit.getActiveSessions()[topic]?.namespaces[namespace]?.accounts ?? []
  return chosenFirst(own, chosen).filter((address) => granted.includes(`${chain}:${address}`))
}

/** Sites connected to a wallet. */
export const listSites = (kit: IWalletKit): PhoneState['sessions'] =>
  Object.values(kit.getActiveSessions()).map(({ topic, peer, expiry }) => ({
    topic,
    site: { name: peer.metadata.name, url: peer.metadata.url },
    expiresAt: expiry * 1_000,
  }))

/** Subscribes the phone to proposals, requests and session ends. */
export const subscribeToSites = (
  kit: IWalletKit,
  deps: {
    readonly hasChain: (chain: string) => boolean
    readonly proposed: (id: number, params: WalletKitTypes.SessionProposal['params']) => void
    readonly ask: (question: PhoneQuestion) => void
    /** Throws what a request is refused with before the owner is asked. */
    readonly check: (request: SiteRequest) => void
    readonly drop: (id: number) => void
    /** Called when the list of sites may have changed. */
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
    const request: SiteRequest = {
      _tag: 'Request',
      id,
      topic,
      site: { name, url },
      method,
      params: given,
      chain: params.chainId,
      words: describeRequest(method, given),
    }
    try {
      deps.check(request)
      deps.ask(request)
    } catch (refusal) {
      void respond(kit, request, Promise.reject(refusal)).catch(() => undefined)
    }
  })
  kit.on('session_delete', deps.list)
  kit.engine.signClient.events.on('session_expire', deps.list)
  kit.on('proposal_expire', ({ id }) => deps.drop(id))
  kit.on('session_request_expire', ({ id }) => deps.drop(id))
  deps.list()
}

const extendSession = async (kit: IWalletKit, topic: string, chain: string): Promise<void> => {
  const { eip155, ...others } = kit.getActiveSessions()[topic]?.namespaces ?? {}
  if (eip155 === undefined || eip155.chains?.includes(chain) === true) return
  const addresses = [...new Set(eip155.accounts.map((account) => account.slice(account.lastIndexOf(':') + 1)))]
  const chains = [...(eip155.chains ?? []), chain]
  const accounts = [...eip155.accounts, ...addresses.map((address) => `${chain}:${address}`)]
  await kit.updateSession({ topic, namespaces: { ...others, eip155: { ...eip155, chains, accounts } } })
}

/**
 * Adds an EVM chain to each session whose site requested it, now (`askedIn`) or in its proposal, for the accounts that
 * the site has, and notifies the site (`wc_sessionUpdate`).
 */
export const addChain = async (kit: IWalletKit, chain: string, askedIn?: string): Promise<void> => {
  for (const { topic, requiredNamespaces, optionalNamespaces } of Object.values(kit.getActiveSessions())) {
    const asked = [requiredNamespaces, optionalNamespaces].flatMap(({ eip155 }) => eip155?.chains ?? [])
    if (topic === askedIn || asked.includes(chain)) await extendSession(kit, topic, chain)
  }
}

/** Emits a session event to each connected site; `dataFor` receives the accounts granted to the site on the chain. */
export const emitToSites = async (
  kit: IWalletKit,
  chainId: string,
  name: string,
  dataFor: (granted: readonly string[]) => unknown,
): Promise<void> => {
  for (const { topic, namespaces } of Object.values(kit.getActiveSessions())) {
    const granted =
      namespaces[chainId.split(':')[0] ?? '']?.accounts.filter((account) => account.startsWith(`${chainId}:`)) ?? []
    // Skips sites without accounts on the chain: the SDK would log an error.
    if (granted.length === 0) continue
    await kit.emitSessionEvent({ topic, event: { name, data: dataFor(granted) }, chainId }).catch(() => undefined)
  }
}

/** A site proposes at once; the message may take a while on a slow relay. */
const PROPOSAL_TIMEOUT_MS = 10_000

/**
 * Pairs by a link; resolves when the site proposes a session, and rejects if it does not (expired links look like valid
 * ones).
 */
export const pairWith = async (kit: IWalletKit, uri: string): Promise<void> => {
  const { events } = kit.engine.signClient
  const proposals = merge(
    ...(['session_proposal', 'session_authenticate'] as const).map((name) =>
      fromEventPattern<{ readonly topic?: string; readonly params: { readonly pairingTopic?: string } }>(
        (hear) => events.on(name, hear),
        (hear) => events.off(name, hear),
      ),
    ),
  )
  const asked = firstValueFrom(
    merge(
      proposals.pipe(filter(({ topic, params }) => uri.startsWith(`wc:${params.pairingTopic ?? topic ?? ''}@`))),
      timer(PROPOSAL_TIMEOUT_MS).pipe(
        map((): never => {
          throw new Error('No site asks behind this link. It may be over: take a new one.')
        }),
      ),
    ),
  )
  await Promise.all([kit.pair({ uri }), asked])
}

const PING_TIMEOUT_MS = 10_000

/** Whether a page of the site is open and answers; without this deadline the SDK waits for minutes. */
export const pingSite = (kit: IWalletKit, topic: string): Promise<boolean> =>
  firstValueFrom(
    race(
      from(kit.engine.signClient.ping({ topic })).pipe(map(() => true)),
      timer(PING_TIMEOUT_MS).pipe(map(() => false)),
    ),
  ).catch(() => false)

/** Sends the result of a request to its site. */
export const respond = async (kit: IWalletKit, { id, topic }: SiteRequest, work: Promise<unknown>): Promise<void> => {
  const body = await work.then(
    (result) => ({ result }),
    (error: unknown) => ({
      error: {
        code: error instanceof ProviderRpcError ? error.code : -32603,
        message: error instanceof Error ? error.message : 'It did not work.',
        ...(error instanceof ProviderRpcError && typeof error.data === 'string' && { data: error.data }),
      },
    }),
  )
  await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...body } })
}
