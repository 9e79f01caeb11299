/** A wallet of the directory, in the words of the wire (reference 8.1). */
export interface DirectoryWallet {
  readonly id: string
  readonly name: string
  readonly homepage: string
  /** Absent where the wallet has no picture. */
  readonly image_id?: string
  readonly order: number
  readonly mobile_link: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
  readonly rdns: string | null
  readonly chains: readonly string[]
  readonly badge_type: 'certified' | 'none'
}
