import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'
import {
  buildAuthObject,
  buildRecapStatement,
  createRecap,
  encodeRecap,
  populateAuthPayload,
} from '@walletconnect/utils'
import type { Address, LocalAccount } from 'viem'
import type { PhoneQuestion, SignsIn } from './PhoneState.js'

type SignInEvent = WalletKitTypes.SessionAuthenticate
type Payload = SignInEvent['params']['authPayload']

/** Manipulations of a dishonest wallet, which answers with something other than its owner approved. */
const TWISTS: Readonly<Record<SignsIn, (payload: Payload, methods: readonly string[]) => Payload>> = {
  no: (payload) => payload,
  yes: (payload) => payload,
  'with another nonce': (payload) => ({ ...payload, nonce: `${payload.nonce.slice(1)}0` }),
  'to another site': (payload) => ({ ...payload, domain: 'evil.example', aud: 'https://evil.example/' }),
  'granting more': (payload, methods) => {
    const chains = payload.chains
    const recap = encodeRecap(createRecap('eip155', 'request', [...methods, 'eth_sign'], { chains }))
    const statement = buildRecapStatement('', recap)
    return { ...payload, statement, resources: [...(payload.resources ?? []).slice(0, -1), recap] }
  },
}

interface PhoneSignInsDeps {
  readonly kit: IWalletKit
  readonly knows: () => readonly string[]
  readonly methods: readonly string[]
  readonly signsIn: () => SignsIn
  readonly account: () => LocalAccount & { readonly address: Address }
  readonly ask: (question: PhoneQuestion) => void
}

/** The part of the phone that connects and signs in by one question (CAIP-222). */
export const makePhoneSignIns = ({ kit, knows, methods, signsIn, account, ask }: PhoneSignInsDeps) => {
  const asked = new Map<number, Payload>()
  const textOf = (request: Payload, chain: string): string =>
    kit.formatAuthMessage({ request, iss: `${chain}:${account().address}` })

  const hear = ({ id, params: { authPayload, requester } }: SignInEvent): void => {
    const chains = authPayload.chains.filter((chain) => knows().includes(chain))
    const known = populateAuthPayload({ authPayload, chains, methods: [...methods] })
    const payload = TWISTS[signsIn()](known, methods)
    asked.set(id, payload)
    const { name, url } = requester.metadata
    const words = textOf(payload, payload.chains[0] ?? 'eip155:1')
    ask({ _tag: 'SignIn', id, site: { name, url }, chains: payload.chains, words })
  }
  return {
    /** A wallet that listens to these requests does not answer the link's plain proposal. */
    listen: (): void => void kit[signsIn() === 'no' ? 'off' : 'on']('session_authenticate', hear),
    approve: async (id: number): Promise<void> => {
      const payload = asked.get(id)
      asked.delete(id)
      if (payload === undefined) throw new Error('this question is over')
      const auths = await Promise.all(
        payload.chains.map(async (chain) => {
          const signature = await account().signMessage({ message: textOf(payload, chain) })
          return buildAuthObject(payload, { t: 'eip191', s: signature }, `${chain}:${account().address}`)
        }),
      )
      await kit.approveSessionAuthenticate({ id, auths })
    },
  }
}
