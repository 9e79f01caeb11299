import * as E from 'fp-ts/Either'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { SiwxConfig, SiwxTools } from '../../../application/api/siwx.js'
import { formatMessage, parseMessage } from '../../../domain/siwx/messageText.js'
import type { SignInSession } from '../../../domain/siwx/session.js'
import type { SignInMessage } from '../../../domain/siwx/signInMessage.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import vectors from '../../vectors/siwx/signIns.json' with { type: 'json' }

export const ORIGIN = 'https://shop.example'
export const START = Date.parse('2026-01-01T10:00:00.000Z')

export const textOf = (message: SignInMessage): string => {
  const text = formatMessage(message)
  if (E.isLeft(text)) throw new Error(`no message: ${text.left.field}`)
  return text.right
}

/** What a page passes to the built-in sessions. Another page of the same browser shares the store. */
export const setUpTools = ({
  origin = ORIGIN,
  store = fakeKeyValueStore(),
}: { readonly origin?: string; readonly store?: ReturnType<typeof fakeKeyValueStore> } = {}) => {
  const time = { now: START }
  const asked: (readonly [chainId: string, method: string])[] = []
  let answer = async (): Promise<unknown> => '0x00'
  const tools: SiwxTools = {
    origin,
    store: {
      read: store.read,
      write: store.write,
      changes: (key, listener) => {
        const listening = store.changes.subscribe((changed) => changed === key && listener())
        return () => listening.unsubscribe()
      },
    },
    call: (chainId, method) => {
      asked.push([chainId, method])
      return answer()
    },
    now: () => time.now,
  }
  return {
    tools,
    store,
    time,
    asked,
    nodeAnswers: (next: () => Promise<unknown>): void => {
      answer = next
    },
  }
}

export const ACCOUNT = privateKeyToAccount(generatePrivateKey())

/** A signed message of an account, as the page makes it, with overridden fields. */
export const signedBy = async (
  config: Pick<SiwxConfig, 'createMessage'>,
  {
    fields = {},
    account = ACCOUNT,
  }: { readonly fields?: Partial<SignInMessage>; readonly account?: typeof ACCOUNT } = {},
): Promise<SignInSession> => {
  const given = { accountAddress: account.address, chainId: 'eip155:1' } as const
  const data = { ...(await config.createMessage(given)), ...fields }
  const message = textOf(data)
  return { data, message, signature: await account.signMessage({ message }) }
}

/** A session of the vectors that also test servers, by name. */
export const sessionOf = (name: string): SignInSession => {
  const found = vectors.find((vector) => vector.name === name)
  if (found === undefined) throw new Error(`no vector is ${name}`)
  const { message, signature } = found.signIn
  const data = parseMessage(message)
  if (E.isLeft(data)) throw new Error(`no message: ${data.left.field}`)
  return { data: data.right, message, signature }
}

/** The code that a promise rejects with. */
export const codeOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise
    return 'none'
  } catch (cause) {
    return cause instanceof Error && 'code' in cause ? String(cause.code) : `without a code: ${String(cause)}`
  }
}
