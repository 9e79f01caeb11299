import { assert } from 'chai'
import fc from 'fast-check'
import { isOriginAllowed } from '../../../domain/config/allowedOrigins.js'

/** Page origin, and the only pattern of the project (wire reference 9). */
const ALLOWED: readonly (readonly [origin: string, ...patterns: string[]])[] = [
  ['https://explicit.com', 'https://explicit.com'],
  ['https://reown.com', 'https://reown.com/appkit'],
  ['http://localhost:3000', 'http://localhost:*'],
  ['https://app.safe.org', 'https://*.safe.org'],
  ['https://sub.domain.example.net', 'https://sub.*.example.net'],
  ['https://www.example.com', 'https://*.example.com'],
  ['https://www.subdomain.example.com', 'https://*.*.example.com'],
  ['https://example.com:8080', 'https://example.com:8080'],
  ['https://www.example.com:8443', 'https://*.example.com:*'],
  ['http://127.0.0.1:3000'],
  ['https://any.com'],
  ['https://example.com', 'example.com'],
  ['http://example.com', 'example.com'],
  ['https://example.com:8080', 'example.com:8080'],
  ['https://example.com:8080', 'example.com'],
  ['http://localhost'],
  ['http://localhost', 'https://other.com'],
  ['http://127.0.0.1:5173', 'https://other.com'],
  ['https://preview-7.pages.dev', 'https://other.com'],
  ['https://preview-7.vercel.app', 'https://other.com'],
  ['https://a1.ngrok-free.app', 'https://other.com'],
  ['https://www.example.com:8443', 'https://*.example.com'],
  ['https://second.com', 'https://first.com', 'https://second.com'],
  ['https://example.com', 'https://example.com:443'],
  ['tauri://app.example', 'tauri://app.example'],
]
const REFUSED: readonly (readonly [origin: string, ...patterns: string[]])[] = [
  ['https://unknown.com', 'https://a.com', 'https://b.com'],
  ['https://explicit.com.hacker', 'https://explicit.com'],
  ['http://safe.org', 'https://*.safe.org'],
  ['https://test-example.com', 'https://test.example.com'],
  ['HTTPS://EXPLICIT.COM', 'https://explicit.com'],
  ['https://app.SAFE.org', 'https://*.safe.org'],
  ['https://example.com', 'https://*.example.com'],
  ['https://www.example.com', 'https://*.*.example.com'],
  ['https://www.example.com', 'example.com'],
  ['http://example.com', 'https://example.com'],
  ['https://example.com', 'https://example.com:8080'],
  ['https://example.com:8443', 'https://example.com:8080'],
  ['https://example.com:8080', 'example.com:8443'],
  ['https://www.subdomain.example.com', 'https://*.example.com'],
  ['https://www-sub.example.com', 'https://www-*.example.com'],
  ['https://example.com:8080', 'https://example.com'],
  ['https://deep.preview.pages.dev', 'https://other.com'],
  ['http://preview.vercel.app', 'https://other.com'],
  ['https://localhost.evil.com', 'https://other.com'],
  ['https://evil-localhost', 'https://other.com'],
  ['null', 'https://other.com'],
  ['', 'https://other.com'],
  ['https://.safe.org', 'https://*.safe.org'],
  ['https://example.com', ''],
  ['https://example.com', '://', ':'],
  ['tauri://app.example:8080', 'tauri://app.example'],
  ['tauri://app.example', 'tauri://app.example:8080'],
]

describe('isOriginAllowed [S7-03] [S8-36]', () => {
  for (const [origin, ...patterns] of ALLOWED)
    it(`allows ${origin} by ${patterns.join(', ') || 'an empty list'}`, () =>
      assert.isTrue(isOriginAllowed(patterns, origin)))
  for (const [origin, ...patterns] of REFUSED)
    it(`rejects ${origin || 'nothing'} for ${patterns.join(', ')}`, () =>
      assert.isFalse(isOriginAllowed(patterns, origin)))

  it('never allows a host that only ends like an allowed one', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,20}$/), (prefix) => {
        assert.isFalse(isOriginAllowed(['https://example.com'], `https://${prefix}example.com`))
        assert.isFalse(isOriginAllowed(['https://example.com'], `https://example.com.${prefix}`))
        assert.isFalse(isOriginAllowed(['https://*.example.com'], `https://a.${prefix}example.com.evil`))
      }),
    ))

  it('returns a result for any text', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), fc.string(), (patterns, origin) =>
        assert.isBoolean(isOriginAllowed(patterns, origin)),
      ),
    ))
})
