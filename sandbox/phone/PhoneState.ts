import type { Address } from 'viem'
import type { SolanaSandboxFile } from '../solanaWallets/keys.js'

/** What the phone's server says at `/phone.json`. */
export interface PhoneFile {
  readonly relay: string
  readonly projectId: string
  /** RPC addresses by CAIP-2 id. */
  readonly rpc: Readonly<Record<string, string>>
  /** Chains the wallet knows at first; it can be asked to add the others. */
  readonly knows: readonly string[]
  /** Which accounts of the sandbox's words are its own, and their addresses. */
  readonly accounts: readonly { readonly index: number; readonly address: Address }[]
  /** Absent where the chain does not run. */
  readonly solana?: SolanaSandboxFile
}

/** Whether the phone signs in while it connects, and how honestly. */
export const SIGNS_IN = ['no', 'yes', 'with another nonce', 'to another site', 'granting more'] as const
export type SignsIn = (typeof SIGNS_IN)[number]

/** Something the owner of the phone has to answer. */
export type PhoneQuestion =
  | {
      readonly _tag: 'Proposal'
      readonly id: number
      readonly site: PhoneSite
      /** CAIP-2 ids the site asks for and this wallet has. */
      readonly chains: readonly string[]
      /** Those it does not have. */
      readonly unknownChains: readonly string[]
    }
  | {
      readonly _tag: 'SignIn'
      readonly id: number
      readonly site: PhoneSite
      /** CAIP-2 ids on which it signs. */
      readonly chains: readonly string[]
      /** What is signed, on the first of them. */
      readonly words: string
    }
  | {
      readonly _tag: 'Request'
      readonly id: number
      readonly topic: string
      readonly site: PhoneSite
      readonly method: string
      readonly params: unknown
      /** CAIP-2. */
      readonly chain: string
      /** What it is about, for the owner. */
      readonly words: string
    }

interface PhoneSite {
  readonly name: string
  readonly url: string
}

export interface PhoneState {
  readonly online: boolean
  readonly accounts: readonly Address[]
  readonly account: Address
  /** Addresses on Solana; none where its chain does not run. */
  readonly solanaAccounts: readonly string[]
  readonly solanaAccount: string | undefined
  /** CAIP-2 id of the chain the wallet is on. */
  readonly chain: string
  readonly questions: readonly PhoneQuestion[]
  readonly sessions: readonly {
    readonly topic: string
    readonly site: PhoneSite
    /** In ms since the epoch. */
    readonly expiresAt: number
  }[]
  readonly signsIn: SignsIn
  /** The last thing that went wrong. */
  readonly trouble: string | undefined
}
