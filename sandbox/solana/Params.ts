import type { Address, Signature } from '@solana/kit'

/** What a method was asked with, read in the words of Solana's node where it is wrong. */
export interface Params {
  readonly text: (place: number) => string
  readonly whole: (place: number) => bigint
  readonly address: (place: number) => Address
  readonly signature: (place: number) => Signature
  readonly list: (place: number) => readonly unknown[]
  /** The list at that place; empty where there is none. */
  readonly maybeList: (place: number) => readonly unknown[]
  /** The settings at that place; empty where there are none. */
  readonly options: (place: number) => Readonly<Record<string, unknown>>
}
