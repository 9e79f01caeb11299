import { firstValueFrom, NEVER, type SchedulerLike, timer } from 'rxjs'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { AddAnswer } from '../contracts/walletConnector/AddAnswer.js'
import type { ScriptedWallet } from '../contracts/walletConnector/ScriptedWallet.js'
import type { SwitchAnswer } from '../contracts/walletConnector/SwitchAnswer.js'
import type { WalletAnswer } from '../contracts/walletConnector/WalletAnswer.js'

/** The wallet's answers to a switch request. */
export type SwitchVerdict = 'yes' | 'reject' | 'sayPending' | 'fail' | 'cannot' | 'unknownChain'

export interface FakeSwitches extends Pick<ScriptedWallet, 'answersSwitchWith' | 'doesNotKnow' | 'switchPrompts'> {
  /** Never settles if the wallet never answers. */
  readonly move: (id: CaipNetworkId) => Promise<SwitchVerdict>
  readonly add: (id: CaipNetworkId) => Promise<SwitchVerdict>
}

const LATER_MS = 300

const inGeneral = (answer: WalletAnswer): SwitchAnswer => {
  if (answer === 'approveTwice') return 'approve'
  return answer === 'answerGarbage' ? 'lie' : answer
}

/** How a scripted wallet switches chains. The visitor decides whether or not the page still waits. */
export const fakeSwitches = (wallet: {
  readonly scheduler: SchedulerLike
  readonly at: () => CaipNetworkId
  readonly moveTo: (id: CaipNetworkId) => void
  /** The wallet's answer to any request. */
  readonly script: () => { readonly answer: WalletAnswer; readonly afterMs: number }
}): FakeSwitches => {
  const unknown = new Map<CaipNetworkId, AddAnswer>()
  let own: { readonly answer: SwitchAnswer; readonly afterMs: number } | undefined
  let prompts = 0

  const decide = async (id: CaipNetworkId): Promise<SwitchVerdict> => {
    const { script } = wallet
    const { answer, afterMs } = own ?? { ...script(), answer: inGeneral(script().answer) }
    prompts += 1
    if (answer === 'sayPending' || answer === 'cannot') return answer
    if (answer === 'staySilent') return firstValueFrom(NEVER)
    if (afterMs > 0) await firstValueFrom(timer(afterMs, wallet.scheduler))
    if (answer === 'reject' || answer === 'fail') return answer
    if (answer === 'moveLater') timer(LATER_MS, wallet.scheduler).subscribe(() => wallet.moveTo(id))
    else if (answer !== 'lie') wallet.moveTo(id)
    return answer === 'moveWithoutAnswer' ? firstValueFrom(NEVER) : 'yes'
  }
  return {
    move: async (id) => {
      if (id === wallet.at()) return 'yes'
      return unknown.has(id) ? 'unknownChain' : decide(id)
    },
    add: async (id) => {
      const answer = unknown.get(id)
      // Adding a known chain switches to it.
      if (answer === undefined) return decide(id)
      prompts += 1
      if (answer === 'reject' || answer === 'fail') return answer
      unknown.delete(id)
      if (answer === 'moveToo') wallet.moveTo(id)
      return 'yes'
    },
    answersSwitchWith: (answer, afterMs = 0) => {
      own = { answer, afterMs }
    },
    doesNotKnow: (id, adding = 'moveToo') => void unknown.set(id, adding),
    switchPrompts: () => prompts,
  }
}
