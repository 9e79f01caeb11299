import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallError, EmbeddedWallet } from '../../../../application/ports/embeddedWallet.js'
import { SITE_ACCOUNTS } from '../../../fakes/fakeSecureSite.js'
import type { ScriptedWorld } from './makeScriptedWorld.js'

const AT = { chainId: 'eip155:1' } as const
const LONGEST_LIMIT_MS = 300_000

type Question = (wallet: EmbeddedWallet) => TaskEither<CallError, unknown>

/** How to send messages of the protocol through the port, one of each kind. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  GET_USER: ({ session }) => session.fetchUser(AT),
  RPC_REQUEST: ({ rpc }) =>
    rpc.request('eip155:1', { method: 'personal_sign', params: ['0x68', SITE_ACCOUNTS.smartAccount] }),
  CONNECT_OTP: ({ email }) => email.enterCode('123456'),
  SYNC_THEME: ({ frame }) => frame.syncTheme({ mode: 'dark', variables: {} }),
}

const tagOf = (answer: E.Either<CallError, unknown>): string => (E.isRight(answer) ? 'Right' : answer.left._tag)

/**
 * The outcome of one message for each kind of answer: valid, refused, none, malformed, and valid ones from others than
 * the frame.
 */
export const frameOutcomes = async (
  makeWorld: () => Promise<ScriptedWorld>,
  name: string,
): Promise<Readonly<Record<string, string>>> => {
  const question = QUESTIONS[name]
  if (question === undefined) throw new Error(`nothing posts ${name}`)
  const { wallet, site, advance, speakAs, dispose } = await makeWorld()
  const outcome = async (): Promise<string> => {
    const asking = question(wallet)()
    await advance(LONGEST_LIMIT_MS)
    return tagOf(await asking)
  }
  await wallet.session.fetchUser(AT)()
  const success = await outcome()
  site.treat(name, { _tag: 'Error', message: 'nope' })
  const error = await outcome()
  site.treat(name, { _tag: 'Silence' })
  const silence = await outcome()
  site.treat(name, { _tag: 'Success', payload: 7 })
  const malformed = await outcome()
  site.treat(name, undefined)
  speakAs(name, 'otherOrigin')
  const otherOrigin = await outcome()
  speakAs(name, 'otherFrame')
  const otherFrame = await outcome()
  dispose()
  return { success, error, silence, malformed, otherOrigin, otherFrame }
}
