/** Where the list of social providers is shown, as far as it depends on that. */
export interface SocialPlace {
  /** Inside a messaging app. */
  readonly messaging: boolean
  readonly system: 'Ios' | 'Mac' | 'Android' | 'Other'
}
