/** A wallet of the directory, in the words of the wire. */
export interface DirectoryWallet {
  readonly id: string
  readonly name: string
  readonly homepage: string
  readonly image_id: string
  readonly order: number
  readonly mobile_link: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly chrome_store: string | null
  readonly rdns: string | null
  readonly chains: readonly string[]
  readonly badge_type: 'certified' | 'none'
}
