import { assert } from 'chai'
import { isAppLink } from '../../../../infrastructure/http/codecs/appLinks.js'

describe('a link that opens a wallet', () => {
  const taken = [
    ['MetaMask', 'https://metamask.app.link'],
    ['Heron', 'http://localhost:4000/app'],
    ['MetaMask', 'metamask://'],
    ['Trust Wallet', 'trust://wc'],
    ['Rainbow', 'rainbow:'],
    ['Heron Wallet', 'com.heron.wallet://open'],
    ['Birch Nest', 'birch-nest-desktop://'],
    ['SafePal', 'safepalwallet://'],
    ['Bitget Wallet', 'bitkeep://'],
    ['Coinbase Wallet', 'cbwallet://'],
    ['OKX Wallet', 'okex://main'],
    ['TokenPocket', 'tpoutside://'],
    ['Binance Web3 Wallet', 'bnc://app.binance.com/cedefi/wc'],
    ['1inch Wallet', 'oneinch://'],
    ['币印', 'imtokenv2://'],
  ] as const
  for (const [wallet, link] of taken) {
    it(`opens ${wallet} by ${link} [S-12]`, () => assert.isTrue(isAppLink(link, wallet)))
  }

  const schemes = [
    ...['javascript', 'jscript', 'vbscript', 'livescript', 'mocha', 'data', 'blob', 'file', 'filesystem', 'content'],
    ...[
      'x-man-page',
      'mk',
      'its',
      'ms-its',
      'ms-msdt',
      'ms-settings',
      'search-ms',
      'help',
      'hcp',
      'shell',
      'res',
      'jar',
    ],
    ...['intent', 'android-app', 'market', 'itms', 'itms-services', 'x-apple-helpbasic', 'x-web-search', 'prefs'],
    ...['http', 'ws', 'ftp', 'view-source', 'tel', 'sms', 'mailto', 'skype', 'zoommtg', 'slack', 'tg', 'whatsapp'],
    ...[
      'chrome',
      'googlechromes',
      'microsoft-edge',
      'firefox',
      'opera-http',
      'x-safari-https',
      'brave',
      'vivaldi',
      'arc',
      'web+pay',
    ],
    ...[
      'vscode',
      'cursor',
      'steam',
      'magnet',
      'ssh',
      'smb',
      'rdp',
      'com.apple.tv',
      'com.android.settings',
      'shortcuts',
    ],
    ...['app-prefs', 'app-settings', 'facetime', 'facetime-audio', 'callto', 'sip', 'sips', 'telprompt', 'smsto'],
    ...['powershell', 'cmd', 'ms-word', 'itmss', 'google.navigation', 'googlegmail'],
  ]
  it('is none with the scheme of a system, a browser or another program [S-12]', () => {
    for (const scheme of schemes)
      for (const link of [`${scheme}://x`, `${scheme}:x`, `${scheme.toUpperCase()}://x`])
        assert.isFalse(isAppLink(link, 'Heron Wallet'), link)
  })

  it('is none with what runs code, reads files or opens a browser, even where the wallet is called that [S-12]', () => {
    for (const scheme of schemes.filter(
      (name) => !/^(?:zoommtg|slack|tg|whatsapp|vscode|cursor|steam|magnet)$/.test(name),
    ))
      assert.isFalse(isAppLink(`${scheme}://x`, scheme), scheme)
  })

  it('is none where the text is no plain address [S-12]', () => {
    for (const link of [
      'java\nscript:alert(1)',
      ' heron://x',
      'heron://"x',
      '',
      'heron',
      '//evil.example',
      'c:',
      'https://user:pass@evil.example',
      'http://evil.example',
      `heron://${'a'.repeat(2_048)}`,
    ])
      assert.isFalse(isAppLink(link, 'Heron'), JSON.stringify(link.slice(0, 40)))
  })

  it('is none of another wallet that no list knows [S-12]', () => {
    assert.isFalse(isAppLink('osprey://', 'Heron'))
    assert.isFalse(isAppLink('he://', 'He'))
    assert.isFalse(isAppLink('com.osprey.wallet://', 'Com Wallet'))
  })
})
