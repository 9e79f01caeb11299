import { firstValueFrom, timer } from 'rxjs'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { base58 } from '@scure/base'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { solanaLogin } from '../../../infrastructure/connectors/embedded/solanaConnector.js'
import { makeLoginConnectors } from '../../../infrastructure/connectors/embedded/loginConnector.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import type { ScriptedWallet } from '../../contracts/walletConnector/ScriptedWallet.js'
import type { WalletAnswer } from '../../contracts/walletConnector/WalletAnswer.js'
import type { WalletHarness } from '../../contracts/walletConnector/WalletHarness.js'
import { fakeSecureSite, SITE_EMAIL, type SiteReply } from '../../fakes/fakeSecureSite.js'
import { aNetwork } from '../../support/aNetwork.js'
import { describeNow } from '../../support/describeNow.js'
import { countedSession } from './countedSession.js'
import { setUpWallet } from './setUpWallet.js'

const keyOf = (byte: number): string => base58.encode(new Uint8Array(32).fill(byte))
const accounts = [keyOf(1), keyOf(2)] as const
const chains = ['solana:4gLocal', 'solana:4gOther'] as const
const signature = { signature: base58.encode(new Uint8Array(64).fill(3)) }
const transactions = ['AQID', 'BAUG']
const GARBAGE: SiteReply = { _tag: 'Success', payload: { garbage: ['0x', -1, null] } }
const REPEAT_AFTER_MS = 500
const WORDS = {
  reject: 'User rejected the request.',
  sayPending: 'Request already pending',
  fail: 'wallet is broken',
} as const
const FREE = ['SYNC_DAPP_DATA', 'SYNC_THEME', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'GET_CHAIN_ID', 'RPC_ABORT']

const success = (payload: unknown): SiteReply => ({ _tag: 'Success', payload })
const inBase64 = (text: unknown): string => Buffer.from(base58.decode(String(text))).toString('base64')
const listIn = (params: unknown): readonly unknown[] => {
  const list = readField(params, 'transactions')
  return Array.isArray(list) ? list : []
}

/** The requests of the frame, translated back to the site's format. */
const asAsked = (request: unknown): WalletRequest => {
  const [method, params] = [String(readField(request, 'method')), readField(request, 'params')]
  if (method === 'solana_signMessage') return { method, params: { message: readField(params, 'message') } }
  if (method === 'solana_signAllTransactions') return { method, params: { transactions: listIn(params).map(inBase64) } }
  return { method, params: { transaction: inBase64(readField(params, 'transaction')) } }
}
const answerTo = (request: unknown): SiteReply => {
  const [method, params] = [readField(request, 'method'), readField(request, 'params')]
  if (method === 'solana_signTransaction') return success({ transaction: readField(params, 'transaction') })
  return success(method === 'solana_signAllTransactions' ? { transactions: listIn(params) } : signature)
}

/** The Solana connector of the embedded wallet over a fake frame, with a scripted visitor. */
export const setUpSolanaConnector = async () => {
  const site = fakeSecureSite()
  let script: { readonly answer: WalletAnswer; readonly afterMs: number } = { answer: 'approve', afterMs: 0 }
  let byHand = false
  let account: string = accounts[0]
  let prompts = 0
  let listeners = 0
  const unknown = new Set<unknown>()
  const requests: WalletRequest[] = []

  /** The fake site has its own accounts; on Solana these are the visitor's. */
  const own = async (name: string, payload: unknown): Promise<SiteReply> => {
    const reply = await site.respond(name, payload)
    const said = reply._tag === 'Success' ? reply.payload : undefined
    if (
      typeof said !== 'object' ||
      said === null ||
      !('address' in said) ||
      typeof readField(said, 'chainId') === 'number'
    )
      return reply
    return success({
      ...said,
      address: account,
      ...('accounts' in said && { accounts: [{ address: account, type: 'eoa' }] }),
    })
  }
  const prompt = async (answered: () => SiteReply | Promise<SiteReply>): Promise<SiteReply> => {
    const { answer, afterMs } = script
    if (answer === 'sayPending') return { _tag: 'Error', message: WORDS[answer] }
    if (afterMs > 0) await firstValueFrom(timer(afterMs, setUp.scheduler))
    if (answer === 'reject') return { _tag: 'Error', message: WORDS[answer] }
    if (answer === 'approveTwice') timer(REPEAT_AFTER_MS, setUp.scheduler).subscribe(repeatLast)
    return answered()
  }
  const respond = async (name: string, payload: unknown): Promise<SiteReply> => {
    if (byHand || FREE.includes(name)) return own(name, payload)
    if (script.answer === 'staySilent') return { _tag: 'Silence' }
    if (script.answer === 'fail') return { _tag: 'Error', message: WORDS.fail }
    if (script.answer === 'answerGarbage') return GARBAGE
    if (name === 'SWITCH_NETWORK' && unknown.has(readField(payload, 'chainId')))
      return { _tag: 'Error', message: 'This network is not supported' }
    if (name === 'RPC_REQUEST') {
      requests.push(asAsked(payload))
      return prompt(() => answerTo(payload))
    }
    if (name !== 'GET_USER' || site.isLoggedIn()) return own(name, payload)
    prompts += 1
    return prompt(() => own(name, payload))
  }
  const setUp = setUpWallet({ respond })
  const { frame, wallet: embedded } = setUp
  const repeatLast = (): void => {
    for (const { id, type } of frame.answered)
      frame.say({
        id,
        type: `${type.replace('app', 'frame')}_SUCCESS`,
        payload: { address: accounts[1], chainId: chains[1] },
      })
  }
  /** An action elsewhere in the page, whatever the wallet is asked to do here. */
  const inHand = async (act: () => Promise<unknown>): Promise<void> => {
    byHand = true
    await act()
    byHand = false
  }
  const connector = makeLoginConnectors({
    wallet: { ...embedded, session: countedSession(embedded.session, (change) => (listeners += change)) },
    describe: describeNow,
    scheduler: setUp.scheduler,
  })(solanaLogin(() => chains[0]))
  await setUp.load()

  const wallet: ScriptedWallet = {
    answersWith: (answer, afterMs = 0) => {
      script = { answer, afterMs }
    },
    // A move of a login needs no approval.
    answersSwitchWith: () => undefined,
    switchPrompts: () => 0,
    doesNotKnow: (id: CaipNetworkId) => void unknown.add(id),
    remembersPage: () => {
      setUp.store.write('embedded.used', 'true')
      site.logIn()
    },
    movesToAccount: (address) => {
      account = address
      return inHand(() => embedded.account.prefer('eoa')())
    },
    movesToChain: (id) => inHand(() => embedded.account.switchTo(id)()),
    withdrawsAccess: () => inHand(() => embedded.session.signOut()),
    repeatsItself: async () => repeatLast(),
    babbles: async () => {
      for (const data of [undefined, null, 'x', [], {}, { type: 5 }, { type: '@w3m-frame/READY', payload: 7 }])
        frame.say(data)
      frame.say({
        id: 'none',
        type: '@w3m-frame/GET_USER_SUCCESS',
        payload: { address: accounts[1], chainId: chains[1] },
      })
    },
    grantsAccess: site.isLoggedIn,
    connectPrompts: () => prompts,
    requests: () => requests,
    listeners: () => listeners,
  }
  const harness: WalletHarness = {
    connector,
    authName: SITE_EMAIL,
    wallet,
    accounts,
    chains,
    destination: aNetwork({ id: '4gOther', caipNetworkId: chains[1], chainNamespace: 'solana', name: 'Other' }),
    signing: { method: 'solana_signMessage', params: { message: base58.encode(new TextEncoder().encode('hello')) } },
    batch: { question: { method: 'solana_signAllTransactions', params: { transactions } }, answer: { transactions } },
    signature,
    advance: setUp.advance,
    dispose: async () => setUp.dispose(),
  }
  return { ...harness, embedded, site, posted: () => frame.posted }
}
