import { assert } from 'chai'
import { type Alert, describeAlert } from '../../../domain/notify/alert.js'

/** One alert of each kind, with its code and required keywords of its advice. */
const ALERTS: { readonly [Tag in Alert['_tag']]: readonly [Extract<Alert, { _tag: Tag }>, string, string, RegExp] } = {
  NetworkNotFound: [
    { _tag: 'NetworkNotFound', id: 'eip155:9' },
    'NETWORK-NOT-FOUND',
    'Network Not Found',
    /eip155:9.*"networks"/,
  ],
  OriginNotAllowed: [
    { _tag: 'OriginNotAllowed', origin: 'https://shop.example' },
    'ORIGIN',
    'Origin Not Allowed',
    /https:\/\/shop\.example to the allowed origins/,
  ],
  InvalidProjectId: [{ _tag: 'InvalidProjectId' }, 'PROJECT-ID', 'Invalid Project ID', /"projectId"/],
  SessionExpired: [{ _tag: 'SessionExpired' }, 'SESSION-EXPIRED', 'Session Expired', /clock/],
  ProjectIdNotConfigured: [
    { _tag: 'ProjectIdNotConfigured' },
    'NO-PROJECT-ID',
    'Project ID Not Configured',
    /"projectId" or "endpoints\.secureSite"/,
  ],
  EmbeddedWalletNotLoaded: [
    { _tag: 'EmbeddedWalletNotLoaded' },
    'EMBEDDED-NOT-LOADED',
    'Network Error - Could not load embedded wallet',
    /frame-src.*Cross-Origin-Embedder-Policy/,
  ],
  EmbeddedWalletTimedOut: [
    { _tag: 'EmbeddedWalletTimedOut' },
    'EMBEDDED-TIMEOUT',
    'Embedded Wallet Request Timed Out',
    /try again/,
  ],
  UnverifiedDomain: [{ _tag: 'UnverifiedDomain' }, 'UNVERIFIED-DOMAIN', 'Unverified Domain', /Verify the domain/],
  LoginWindowCutOff: [
    { _tag: 'LoginWindowCutOff' },
    'OPENER-POLICY',
    'Login Window Cut Off',
    /Cross-Origin-Opener-Policy: same-origin-allow-popups/,
  ],
  ServerError: [{ _tag: 'ServerError', status: 503 }, 'SERVER-ERROR', 'Server Error', /HTTP status code: 503/],
  RateLimited: [{ _tag: 'RateLimited' }, 'RATE-LIMITED', 'Rate Limited', /too many questions/],
  MultiWalletNotEnabled: [
    { _tag: 'MultiWalletNotEnabled' },
    'MULTI-WALLET',
    'Multi-Wallet Not Enabled',
    /"features\.multiWallet"/,
  ],
  FeatureNotEnabled: [
    { _tag: 'FeatureNotEnabled', name: 'send' },
    'FEATURE-OFF',
    'Feature Not Enabled',
    /"send".*"features"/,
  ],
}

describe('the alerts [U-56]', () => {
  for (const [alert, code, message, advice] of Object.values(ALERTS))
    it(`give the developer code, name and advice for ${alert._tag}`, () => {
      const said = describeAlert(alert)
      assert.deepEqual([said.code, said.message], [`PTC-ALERT-${code}`, message])
      assert.match(said.advice, advice)
    })
})
