import { assert } from 'chai'
import { appLink, isLinkOf } from '../../../../infrastructure/http/codecs/appLinks.js'
import { WALLET_SCHEMES } from '../../../../infrastructure/http/codecs/walletSchemes.js'

const KNOWN: ReadonlySet<string> = new Set(WALLET_SCHEMES)
const opens = (link: string): boolean => isLinkOf(KNOWN, link)

const RUNS_CODE_OR_READS_FILES =
  'javascript jscript vbscript livescript mocha data blob file filesystem content x-man-page mk its ms-its ms-msdt ' +
  'ms-settings search-ms help hcp shell res jar powershell cmd ms-word mhtml winget'
const IS_OF_A_SYSTEM =
  'intent android-app market itms itmss itms-services x-apple-helpbasic x-web-search prefs app-prefs app-settings ' +
  'facetime facetime-audio callto sip sips tel telprompt sms smsto mailto skype com.apple.tv com.android.settings shortcuts'
const IS_OF_THE_WEB =
  'http ws ftp view-source ssh smb rdp chrome googlechromes microsoft-edge firefox opera-http x-safari-https brave ' +
  'vivaldi arc web+pay google.navigation googlegmail msedge ucbrowser'
const NEVER = [RUNS_CODE_OR_READS_FILES, IS_OF_A_SYSTEM, IS_OF_THE_WEB].flatMap((schemes) => schemes.split(' '))
const OF_OTHER_PROGRAMS = 'vscode cursor steam magnet zoommtg slack tg whatsapp spotify discord notion figma'.split(' ')

const written = (scheme: string): readonly string[] => [`${scheme}://x`, `${scheme}:x`, `${scheme.toUpperCase()}://x`]

describe('a link that opens a wallet', () => {
  for (const link of [
    'https://metamask.app.link',
    'http://localhost:4000/app',
    'metamask://',
    'trust://wc',
    'rainbow:',
    'SafePalWallet://',
    'bitkeep://',
    'cbwallet://',
    'okex://main',
    'tpoutside://',
    'bnc://app.binance.com/cedefi/wc',
    'oneinch://',
    'imtokenv2://',
    'beewallet.app://',
    'wc:',
  ])
    it(`is ${link} [S-12]`, () => assert.isTrue(opens(link)))

  it('is refused with the scheme of a system, a browser or another program [S-12]', () => {
    for (const link of [...NEVER, ...OF_OTHER_PROGRAMS].flatMap(written)) assert.isFalse(opens(link), link)
  })

  it('is refused if it runs code, reads files or opens a browser, even if that scheme is allowed [S-12]', () => {
    for (const scheme of NEVER)
      for (const link of written(scheme)) {
        assert.isFalse(isLinkOf(new Set([scheme]), link), link)
        assert.isFalse(appLink.is(link), link)
      }
  })

  it('is refused with a scheme that only starts or ends like an allowed one [S-12]', () => {
    for (const link of ['metamask-beta://', 'metamaskx://', 'xmetamask://', 'com.metamask://', 'metamas://'])
      assert.isFalse(opens(link), link)
  })

  it('is refused unless it is a plain URL [S-12]', () => {
    for (const link of [
      'java\nscript:alert(1)',
      ' trust://x',
      'trust://"x',
      '',
      'trust',
      '//evil.example',
      'c:',
      'https://user:pass@evil.example',
      'http://evil.example',
      `trust://${'a'.repeat(2_048)}`,
      `${'a'.repeat(65)}://x`,
    ])
      assert.isFalse(opens(link), JSON.stringify(link.slice(0, 40)))
  })

  it('reports a scheme that is not allowed, and nothing else', () => {
    const told: string[] = []
    for (const link of ['VSCode://x', 'javascript:x', 'trust://', 'https://a.example', 'trust'])
      isLinkOf(KNOWN, link, (scheme) => told.push(scheme))
    assert.deepEqual(told, ['vscode'])
  })
})

describe('the schemes of known wallets', () => {
  it('are allowed schemes, unique, in lower case and sorted', () => {
    for (const scheme of WALLET_SCHEMES) assert.isTrue(opens(`${scheme}://`), scheme)
    assert.deepEqual(WALLET_SCHEMES, [...new Set(WALLET_SCHEMES)].sort())
  })
})
