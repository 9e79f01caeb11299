import { assert } from 'chai'
import { isAppLink } from '../../../../infrastructure/http/codecs/urls.js'

describe('isAppLink (S-12)', () => {
  const taken = [
    'https://metamask.app.link',
    'http://localhost:4000/app',
    'metamask://',
    'trust://wc',
    'rainbow:',
    'com.heron.wallet://open',
  ]
  for (const link of taken) {
    it(`takes ${link}`, () => assert.isTrue(isAppLink(link)))
  }

  const refused = [
    ...['javascript:alert(1)', 'JavaScript:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)', 'vbscript:x'],
    ...[
      'data:text/html,<script>',
      'intent://scan/#Intent;package=evil;end',
      'file:///etc/passwd',
      'blob:https://a.example/1',
    ],
    ...[
      'filesystem:https://a.example/',
      'view-source:https://a.example',
      'ms-msdt:/id',
      'search-ms:query=x',
      'android-app://evil',
    ],
    ...[
      'http://evil.example',
      'http://localhost.evil.example',
      'https://user:pass@evil.example',
      'ws://a.example',
      'tel:+1',
    ],
    ...[
      'x-safari-https://evil.example',
      'googlechromes://evil.example',
      'microsoft-edge:https://evil.example',
      'firefox://open-url?url=x',
      'chromes://x',
      'opera-http://x',
    ],
    ...['', 'heron', '//evil.example', 'c:', `heron://${'a'.repeat(2_048)}`],
  ]
  for (const link of refused) {
    it(`refuses ${JSON.stringify(link.slice(0, 50))}`, () => assert.isFalse(isAppLink(link)))
  }
})
