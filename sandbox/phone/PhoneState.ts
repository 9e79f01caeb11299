import type { Address } from 'viem'
import type { SolanaSandboxFile } from '../solanaWallets/keys.js'

/** Content of `/phone.json`, from the phone's server. */
export interface PhoneFile {
  readonly relay: string
  readonly projectId: string
  /** RPC addresses by CAIP-2 id. */
  readonly rpc: Readonly<Record<string, string>>
  /** Chains that the wallet knows initially; sites can ask it to add the others. */
  readonly knows: readonly string[]
  /** Indexes of its accounts in the sandbox's mnemonic, and their addresses. */
  readonly accounts: readonly { readonly index: number; readonly address: Address }[]
  /** Absent if the Solana chain is not running. */
  readonly solana?: SolanaSandboxFile
}

/** Whether the phone signs in while connecting, and how honestly. */
export const SIGNS_IN = ['no', 'yes', 'with another nonce', 'to another site', 'granting more'] as const
export type SignsIn = (typeof SIGNS_IN)[number]

/** A question for the phone's owner. */
export type PhoneQuestion =
  | {
      readonly _tag: 'Proposal'
      readonly id: number
      readonly site: PhoneSite
      /** Requested CAIP-2 ids that this wallet has. */
      readonly chains: readonly string[]
      /** Requested CAIP-2 ids that this wallet lacks. */
      readonly unknownChains: readonly string[]
    }
  | {
      readonly _tag: 'SignIn'
      readonly id: number
      readonly site: PhoneSite
      /** CAIP-2 ids on which it signs. */
      readonly chains: readonly string[]
      /** Text to sign, for the first of these chains. */
      readonly words: string
    }
  | {
      readonly _tag: 'Request'
      readonly id: number
      readonly topic: string
      readonly site: PhoneSite
      readonly method: string
      readonly params: unknown
      /** CAIP-2 id. */
      readonly chain: string
      /** Description for the owner. */
      readonly words: string
    }

/** A request of a connected site. */
export type SiteRequest = Extract<PhoneQuestion, { readonly _tag: 'Request' }>

interface PhoneSite {
  readonly name: string
  readonly url: string
}

export interface PhoneState {
  readonly online: boolean
  readonly accounts: readonly Address[]
  readonly account: Address
  /** Solana addresses; empty if the chain is not running. */
  readonly solanaAccounts: readonly string[]
  readonly solanaAccount: string | undefined
  /** CAIP-2 id of the wallet's current chain. */
  readonly chain: string
  readonly questions: readonly PhoneQuestion[]
  readonly sessions: readonly {
    readonly topic: string
    readonly site: PhoneSite
    /** In ms since the epoch. */
    readonly expiresAt: number
  }[]
  readonly signsIn: SignsIn
  /** Last error. */
  readonly trouble: string | undefined
}
