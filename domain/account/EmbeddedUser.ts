import type { AccountType } from './AccountType.js'

/** The person behind an embedded wallet, as far as account state shows it (S3-02). */
export interface EmbeddedUser {
  readonly email?: string | null
  readonly userName?: string
  readonly accounts: readonly {
    readonly type: Extract<AccountType, 'smartAccount' | 'eoa'>
    readonly address: string
  }[]
}
