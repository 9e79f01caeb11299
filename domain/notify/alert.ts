/** Messages for the developer of the host, never shown to visitors (U-56). Each is raised once per page load. */
export type Alert =
  /** A network that is not configured was named (S8-35). */
  | { readonly _tag: 'NetworkNotFound'; readonly id: string }
  /** The project's list of allowed origins lacks this page's (S8-36). */
  | { readonly _tag: 'OriginNotAllowed'; readonly origin: string }
  /** The wallet API does not know the project, or does not serve it (S8-41). */
  | { readonly _tag: 'InvalidProjectId' }
  /** The relay says that this page's clock is wrong, or its authentication token too old (S8-40). */
  | { readonly _tag: 'SessionExpired' }
  /** E-mail or social login is requested, but no server is configured for it (S8-42). */
  | { readonly _tag: 'ProjectIdNotConfigured' }
  /** The secure site's frame did not load (S8-37). */
  | { readonly _tag: 'EmbeddedWalletNotLoaded' }
  /** The secure site did not answer in time (S8-38). */
  | { readonly _tag: 'EmbeddedWalletTimedOut' }
  /** The secure site does not know this page's domain (S8-39). */
  | { readonly _tag: 'UnverifiedDomain' }
  /** A header of the page separates it from the windows that it opens. */
  | { readonly _tag: 'LoginWindowCutOff' }
  /** The wallet API failed while the origin was checked (S8-43). */
  | { readonly _tag: 'ServerError'; readonly status: number }
  /** The wallet API got too many requests from this project (S8-44). */
  | { readonly _tag: 'RateLimited' }
  /** Something that needs `features.multiWallet` was used without it (S8-45). */
  | { readonly _tag: 'MultiWalletNotEnabled' }
  /** A host asked for a feature that is off. */
  | { readonly _tag: 'FeatureNotEnabled'; readonly name: string }

export interface AlertDescription {
  readonly code: `PTC-ALERT-${string}`
  /** The alert's name in the specification. */
  readonly message: string
  readonly advice: string
}

type Catalogue = {
  readonly [Tag in Alert['_tag']]: (alert: Extract<Alert, { readonly _tag: Tag }>) => AlertDescription
}

/** The alerts of specification section 8. Codes are public: never renamed, never reused. */
const CATALOGUE: Catalogue = {
  NetworkNotFound: ({ id }) => ({
    code: 'PTC-ALERT-NETWORK-NOT-FOUND',
    message: 'Network Not Found',
    advice: `Add ${id} to the option "networks".`,
  }),
  OriginNotAllowed: ({ origin }) => ({
    code: 'PTC-ALERT-ORIGIN',
    message: 'Origin Not Allowed',
    advice: `Add ${origin} to the allowed origins of the project.`,
  }),
  InvalidProjectId: () => ({
    code: 'PTC-ALERT-PROJECT-ID',
    message: 'Invalid Project ID',
    advice: 'Check the option "projectId": the wallet API refuses it.',
  }),
  SessionExpired: () => ({
    code: 'PTC-ALERT-SESSION-EXPIRED',
    message: 'Session Expired',
    advice:
      'The relay refuses the time stamp of this browser: look at the clock of the computer, then reload the page.',
  }),
  ProjectIdNotConfigured: () => ({
    code: 'PTC-ALERT-NO-PROJECT-ID',
    message: 'Project ID Not Configured',
    advice: 'E-mail and social login need a secure site: set "projectId" or "endpoints.secureSite".',
  }),
  EmbeddedWalletNotLoaded: () => ({
    code: 'PTC-ALERT-EMBEDDED-NOT-LOADED',
    message: 'Network Error - Could not load embedded wallet',
    advice:
      'Allow the secure site in the frame-src of the page. Under Cross-Origin-Embedder-Policy, the secure site has to send that header, too.',
  }),
  EmbeddedWalletTimedOut: () => ({
    code: 'PTC-ALERT-EMBEDDED-TIMEOUT',
    message: 'Embedded Wallet Request Timed Out',
    advice: 'The secure site did not answer in time; the visitor can try again.',
  }),
  UnverifiedDomain: () => ({
    code: 'PTC-ALERT-UNVERIFIED-DOMAIN',
    message: 'Unverified Domain',
    advice: 'Verify the domain of this page in the settings of the project.',
  }),
  LoginWindowCutOff: () => ({
    code: 'PTC-ALERT-OPENER-POLICY',
    message: 'Login Window Cut Off',
    advice:
      'Send "Cross-Origin-Opener-Policy: same-origin-allow-popups" to be in reach of the windows of logins: "same-origin" cuts them off.',
  }),
  ServerError: ({ status }) => ({
    code: 'PTC-ALERT-SERVER-ERROR',
    message: 'Server Error',
    advice: `HTTP status code: ${status}. The allowed origins could not be checked.`,
  }),
  FeatureNotEnabled: ({ name }) => ({
    code: 'PTC-ALERT-FEATURE-OFF',
    message: 'Feature Not Enabled',
    advice: `Switch "${name}" on in "features", or in the project, before it is asked for.`,
  }),
  MultiWalletNotEnabled: () => ({
    code: 'PTC-ALERT-MULTI-WALLET',
    message: 'Multi-Wallet Not Enabled',
    advice: 'Set "features.multiWallet" to keep several wallets connected.',
  }),
  RateLimited: () => ({
    code: 'PTC-ALERT-RATE-LIMITED',
    message: 'Rate Limited',
    advice: 'The wallet API had too many questions from this project; wallets in the page work.',
  }),
}

/** Code, name and advice of an alert. */
export const describeAlert = (alert: Alert): AlertDescription =>
  // The catalogue pairs each tag with its own alert; TypeScript cannot carry that pairing through an index.
  (CATALOGUE[alert._tag] as (alert: Alert) => AlertDescription)(alert)
