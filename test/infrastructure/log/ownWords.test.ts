import { assert } from 'chai'
import { makeReportUnserved } from '../../../application/config/served.js'
import { describeError } from '../../../domain/errors/domainError.js'
import { type Alert, describeAlert } from '../../../domain/notify/alert.js'
import { makeConsoleLog } from '../../../infrastructure/log/consoleLog.lazy.js'
import { SAMPLES } from '../../domain/errors/samples.js'

const ALERTS: { readonly [Tag in Alert['_tag']]: Extract<Alert, { readonly _tag: Tag }> } = {
  NetworkNotFound: { _tag: 'NetworkNotFound', id: 'eip155:9' },
  OriginNotAllowed: { _tag: 'OriginNotAllowed', origin: 'https://shop.example' },
  InvalidProjectId: { _tag: 'InvalidProjectId' },
  SessionExpired: { _tag: 'SessionExpired' },
  ProjectIdNotConfigured: { _tag: 'ProjectIdNotConfigured' },
  EmbeddedWalletNotLoaded: { _tag: 'EmbeddedWalletNotLoaded' },
  EmbeddedWalletTimedOut: { _tag: 'EmbeddedWalletTimedOut' },
  UnverifiedDomain: { _tag: 'UnverifiedDomain' },
  LoginWindowCutOff: { _tag: 'LoginWindowCutOff' },
  ServerError: { _tag: 'ServerError', status: 503 },
  RateLimited: { _tag: 'RateLimited' },
  MultiWalletNotEnabled: { _tag: 'MultiWalletNotEnabled' },
  FeatureNotEnabled: { _tag: 'FeatureNotEnabled', name: 'send' },
}

/** Log lines of a page without any service. */
const unserved = (): readonly string[] => {
  const lines: string[] = []
  const served = { pairing: false, directory: false, balances: false, logins: false }
  makeReportUnserved({ served, log: { info: (line) => void lines.push(line) } })()
  return lines
}

/** As `diagnosticsPolicies` write them. */
const LINES: readonly string[] = [
  ...unserved(),
  ...Object.values(ALERTS)
    .map(describeAlert)
    .map(({ code, message, advice }) => `${code} ${message}. ${advice}`),
  ...Object.values(SAMPLES)
    .map(describeError)
    .map(({ code, message }) => `${code} ${message}`),
]

const written = (line: string): unknown => {
  const lines: unknown[][] = []
  const write = (...parts: unknown[]): void => void lines.push(parts)
  makeConsoleLog({ error: write, warn: write, info: write }).error(line)
  return lines[0]?.[1]
}

describe("Portico's own console texts", () => {
  for (const line of LINES)
    it(`stay complete: no part is mistaken for a recovery phrase: ${line} [S-26] [U-88]`, () => {
      assert.equal(written(line), line)
    })
  it('hide a phrase behind a code [S-26]', () => {
    const words = 'abandon ability able about above absent absorb abstract absurd abuse access accident'
    assert.equal(written(`PTC-CONNECT-FAILED ${words}`), 'PTC-CONNECT-FAILED …')
  })
})
