import { firstValueFrom, timer } from 'rxjs'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { evmLogin } from '../../../infrastructure/connectors/embedded/evmConnector.js'
import { makeLoginConnectors } from '../../../infrastructure/connectors/embedded/loginConnector.js'
import { FIVE_MINUTES_MS } from '../../contracts/walletConnector/FIVE_MINUTES_MS.js'
import type { ScriptedWallet } from '../../contracts/walletConnector/ScriptedWallet.js'
import type { SwitchAnswer } from '../../contracts/walletConnector/SwitchAnswer.js'
import type { WalletAnswer } from '../../contracts/walletConnector/WalletAnswer.js'
import type { WalletHarness } from '../../contracts/walletConnector/WalletHarness.js'
import {
  fakeSecureSite,
  SITE_ACCOUNTS,
  SITE_EMAIL,
  SITE_SIGNATURE,
  type SiteReply,
} from '../../fakes/fakeSecureSite.js'
import { fakeSwitches, type SwitchVerdict } from '../../fakes/fakeSwitches.js'
import { describeNow } from '../../support/describeNow.js'
import { aBatch } from '../../support/aBatch.js'
import { aNetwork } from '../../support/aNetwork.js'
import { countedSession } from './countedSession.js'
import { setUpWallet } from './setUpWallet.js'

const accounts = [SITE_ACCOUNTS.smartAccount, SITE_ACCOUNTS.eoa] as const
const chains = ['eip155:1', 'eip155:424242'] as const
const GARBAGE: SiteReply = { _tag: 'Success', payload: { garbage: ['0x', -1, null] } }
const REPEAT_AFTER_MS = 500
const WORDS: Readonly<Record<Exclude<SwitchVerdict, 'yes'>, string>> = {
  reject: 'User rejected the request.',
  sayPending: 'Request already pending',
  fail: 'wallet is broken',
  cannot: 'Method not supported',
  unknownChain: 'Unrecognized chain ID',
}
const refusal = (verdict: Exclude<SwitchVerdict, 'yes'>): SiteReply => ({ _tag: 'Error', message: WORDS[verdict] })
const FREE = ['SYNC_DAPP_DATA', 'SYNC_THEME', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'GET_CHAIN_ID', 'RPC_ABORT']

/** The connector of the embedded wallet over a fake frame, with a scripted visitor. */
export const setUpConnector = async (): Promise<WalletHarness> => {
  const site = fakeSecureSite()
  let script: { readonly answer: WalletAnswer; readonly afterMs: number } = { answer: 'approve', afterMs: 0 }
  let byHand = false
  let unasked = false
  let at: CaipNetworkId = chains[0]
  let prompts = 0
  const requests: WalletRequest[] = []

  /** An action of the visitor elsewhere in the page, whatever the wallet is asked to do here. */
  const inHand = async (act: () => Promise<unknown>): Promise<void> => {
    byHand = true
    await act()
    byHand = false
  }
  const prompt = async (name: string, payload: unknown): Promise<SiteReply> => {
    const { answer, afterMs } = script
    if (answer === 'sayPending') return refusal(answer)
    if (afterMs > 0) await firstValueFrom(timer(afterMs, setUp.scheduler))
    if (answer === 'reject') return refusal(answer)
    const reply = await site.respond(name, payload)
    if (answer === 'approveTwice') timer(REPEAT_AFTER_MS, setUp.scheduler).subscribe(repeatLast)
    return reply
  }
  const moveTo = (id: CaipNetworkId): void => {
    at = id
    site.moveTo(id)
    // The answer no longer matters, or never comes.
    if (unasked) void inHand(() => setUp.wallet.account.switchTo(id)())
  }
  const respond = async (name: string, payload: unknown): Promise<SiteReply> => {
    if (byHand || FREE.includes(name)) return site.respond(name, payload)
    if (script.answer === 'staySilent') return { _tag: 'Silence' }
    if (script.answer === 'fail' && name !== 'SWITCH_NETWORK') return refusal('fail')
    if (script.answer === 'answerGarbage') return GARBAGE
    if (name === 'SWITCH_NETWORK') return move(payload)
    if (name === 'RPC_REQUEST') {
      const { method, params } = payload as WalletRequest
      requests.push({ method, params })
      return prompt(name, payload)
    }
    if (name !== 'GET_USER' || site.isLoggedIn()) return site.respond(name, payload)
    prompts += 1
    return prompt(name, payload)
  }
  const setUp = setUpWallet({ respond })
  const { scheduler, frame, wallet: embedded } = setUp
  const repeatLast = (): void => {
    for (const { id, type } of frame.answered)
      frame.say({ id, type: `${type.replace('app', 'frame')}_SUCCESS`, payload: { address: accounts[1], chainId: 5 } })
  }
  const switches = fakeSwitches({ scheduler, at: () => at, moveTo, script: () => script })
  const move = async (payload: unknown): Promise<SiteReply> => {
    const { chainId, rpcUrl } = payload as { readonly chainId: CaipNetworkId; readonly rpcUrl?: string }
    const verdict = await (rpcUrl === undefined || chainId === chains[0]
      ? switches.move(chainId)
      : switches.add(chainId))
    return verdict === 'yes'
      ? { _tag: 'Success', payload: { chainId: Number(at.slice('eip155:'.length)) } }
      : refusal(verdict)
  }
  let listeners = 0
  const connector = makeLoginConnectors({
    wallet: { ...embedded, session: countedSession(embedded.session, (change) => (listeners += change)) },
    describe: describeNow,
    scheduler,
  })(evmLogin(() => chains[0]))
  await setUp.load()

  const wallet: ScriptedWallet = {
    ...switches,
    answersWith: (answer, afterMs = 0) => {
      script = { answer, afterMs }
    },
    answersSwitchWith: (answer: SwitchAnswer, afterMs = 0) => {
      unasked = answer === 'moveLater' || answer === 'moveWithoutAnswer' || afterMs > FIVE_MINUTES_MS
      switches.answersSwitchWith(answer, afterMs)
    },
    remembersPage: () => {
      setUp.store.write('embedded.used', 'true')
      site.logIn()
    },
    movesToAccount: (address) =>
      inHand(() => embedded.account.prefer(address === accounts[0] ? 'smartAccount' : 'eoa')()),
    movesToChain: async (id) => {
      at = id
      await inHand(() => embedded.account.switchTo(id)())
    },
    withdrawsAccess: () => inHand(() => embedded.session.signOut()),
    repeatsItself: async () => repeatLast(),
    babbles: async () => {
      for (const data of [
        undefined,
        null,
        'x',
        [],
        {},
        { type: 5 },
        { type: '@w3m-frame/READY', payload: 7 },
        { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } },
      ])
        frame.say(data)
      frame.say({ id: 'none', type: '@w3m-frame/GET_USER_SUCCESS', payload: { address: accounts[1], chainId: 5 } })
      frame.say({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } })
    },
    grantsAccess: site.isLoggedIn,
    connectPrompts: () => prompts,
    requests: () => requests,
    listeners: () => listeners,
  }
  return {
    connector,
    authName: SITE_EMAIL,
    wallet,
    accounts,
    chains,
    destination: aNetwork({ id: 424242, caipNetworkId: chains[1], name: 'Second' }),
    // Names no account: one that names another than the active one is refused.
    signing: { method: 'personal_sign', params: ['0x68656c6c6f'] },
    batch: { question: aBatch(accounts[0]), answer: '0x1' },
    signature: SITE_SIGNATURE,
    advance: setUp.advance,
    dispose: async () => setUp.dispose(),
  }
}
