import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'
import { BehaviorSubject } from 'rxjs'
import { mnemonicToAccount } from 'viem/accounts'
import { EVM_METHODS } from './evmRequests.js'
import {
  addChain,
  caipAccounts,
  emitToSites,
  listSites,
  pairWith,
  pingSite,
  respond,
  subscribeToSites,
} from './sessions.js'
import { makePhoneSignIns } from './signIns.js'
import { makeSiteRequests } from './siteRequests.js'
import { raiseListenerLimit } from './sdkPatches.js'
import { makeSolanaNamespace } from './solanaRequests.js'
import type { PhoneFile, PhoneQuestion, PhoneState, SignsIn } from './PhoneState.js'
import { ProviderRpcError } from '../browserWallets/rpc.js'

/** The public test mnemonic; its accounts hold no real funds. */
const WORDS = 'test test test test test test test test test test test junk'
const EVENTS = ['accountsChanged', 'chainChanged']
const REJECTED = 4001

export type Phone = Awaited<ReturnType<typeof openPhone>>

/** A real wallet: its own keys, sessions over the relay, and an owner who approves. */
export const openPhone = async (file: PhoneFile) => {
  const core = new Core({
    projectId: file.projectId,
    relayUrl: file.relay,
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: 'phone',
  })
  const metadata = {
    name: 'Osprey Phone',
    description: 'A wallet of the sandbox',
    url: location.origin,
    icons: [],
    redirect: { native: 'osprey://' },
  }
  // Before the first socket is created.
  raiseListenerLimit(core.relayer)
  // Core types its relay address as optional, its own interface as required.
  const kit = await WalletKit.init({ core: core as ICore, metadata })
  // Silences the sign client's separate log, which reports every duplicate answer. Setting its level has no effect in a
  // browser, because it is a child logger (pino).
  kit.engine.signClient.logger.error = () => undefined
  const accounts = file.accounts.map(({ address }) => address)
  const [first] = accounts
  if (first === undefined) throw new Error('this phone has no account')
  const solana = makeSolanaNamespace(file.solana)
  const store = new BehaviorSubject<PhoneState>({
    online: true,
    accounts,
    account: first,
    solanaAccounts: solana.accounts,
    solanaAccount: solana.accounts[0],
    chain: file.knows[0] ?? 'eip155:1',
    questions: [],
    sessions: [],
    signsIn: 'no',
    trouble: undefined,
  })
  let known: readonly string[] = file.knows
  const proposals = new Map<number, WalletKitTypes.SessionProposal['params']>()

  const hasChain = (chain: string): boolean => known.includes(chain) || solana.has(chain)
  const change = (part: Partial<PhoneState>): void => store.next({ ...store.value, ...part })
  const list = (): void => change({ sessions: listSites(kit) })
  const ask = (question: PhoneQuestion): void => change({ questions: [...store.value.questions, question] })
  const drop = (id: number): void =>
    change({ questions: store.value.questions.filter((question) => question.id !== id) })
  const tried = async (act: () => Promise<unknown>): Promise<void> => {
    change({ trouble: undefined })
    await act().catch((error: unknown) => change({ trouble: error instanceof Error ? error.message : String(error) }))
    list()
  }
  const moveTo = async (chain: string, askedIn?: string): Promise<void> => {
    change({ chain })
    known = [...new Set([...known, chain])]
    await addChain(kit, chain, askedIn)
    await emitToSites(kit, chain, 'chainChanged', () => Number(chain.slice('eip155:'.length)))
  }

  const keyOf = (address: PhoneState['account']) =>
    mnemonicToAccount(WORDS, { addressIndex: file.accounts.find((each) => each.address === address)?.index ?? 0 })
  const signIns = makePhoneSignIns({
    kit,
    ask,
    methods: EVM_METHODS,
    knows: () => known,
    signsIn: () => store.value.signsIn,
    account: () => keyOf(store.value.account),
  })
  const requests = makeSiteRequests({
    kit,
    rpc: file.rpc,
    solana,
    state: () => store.value,
    keyOf,
    hasChain,
    moveTo,
  })
  subscribeToSites(kit, {
    hasChain,
    ask,
    check: requests.check,
    drop,
    list,
    proposed: (id, params) => proposals.set(id, params),
  })

  const approveProposal = async (
    { id }: Extract<PhoneQuestion, { readonly _tag: 'Proposal' }>,
    granted: readonly string[],
  ): Promise<void> => {
    const proposal = proposals.get(id)
    proposals.delete(id)
    if (proposal === undefined) throw new Error('this proposal is over')
    const evm = granted.filter((address) => accounts.some((own) => own === address))
    const supportedNamespaces = {
      ...(evm.length > 0 && {
        eip155: {
          chains: [...known],
          methods: EVM_METHODS,
          events: EVENTS,
          accounts: caipAccounts(known, evm, store.value.account),
        },
      }),
      ...solana.grant(granted, store.value.solanaAccount),
    }
    await kit.approveSession({ id, namespaces: buildApprovedNamespaces({ proposal, supportedNamespaces }) })
  }
  return {
    state: store,
    pair: (uri: string) => tried(() => pairWith(kit, uri)),
    /** `granted`: accounts for the site. */
    approve: (question: PhoneQuestion, granted: readonly string[]) => {
      drop(question.id)
      return tried(() => {
        if (question._tag === 'SignIn') return signIns.approve(question.id)
        return question._tag === 'Proposal'
          ? approveProposal(question, granted)
          : respond(kit, question, requests.carryOut(question))
      })
    },
    reject: (question: PhoneQuestion) => {
      drop(question.id)
      const reason = getSdkError('USER_REJECTED')
      return tried(() => {
        if (question._tag === 'SignIn') return kit.rejectSessionAuthenticate({ id: question.id, reason })
        return question._tag === 'Proposal'
          ? kit.rejectSession({ id: question.id, reason })
          : respond(kit, question, Promise.reject(new ProviderRpcError(REJECTED, 'User rejected the request.')))
      })
    },
    setSignsIn: (signsIn: SignsIn) => {
      change({ signsIn })
      signIns.listen()
    },
    moveTo: (chain: string) => tried(() => moveTo(chain)),
    chooseAccount: (account: PhoneState['account']) =>
      tried(async () => {
        change({ account })
        const ordered = caipAccounts([store.value.chain], accounts, account)
        await emitToSites(kit, store.value.chain, 'accountsChanged', (granted) =>
          ordered.filter((each) => granted.includes(each)),
        )
      }),
    chooseSolanaAccount: (solanaAccount: string) =>
      tried(async () => {
        change({ solanaAccount })
        await solana.tell(kit, solanaAccount)
      }),
    disconnect: (topic: string) =>
      tried(() => kit.disconnectSession({ topic, reason: getSdkError('USER_DISCONNECTED') })),
    /** Extends the session by seven days. */
    extend: (topic: string) => tried(() => kit.extendSession({ topic })),
    ping: (topic: string) => pingSite(kit, topic),
    setOnline: (online: boolean) =>
      tried(async () => {
        change({ online })
        await (online ? core.relayer.transportOpen() : core.relayer.transportClose())
      }),
  }
}
