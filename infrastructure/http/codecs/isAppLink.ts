import { isWebAddress } from './isWebAddress.js'

const LONGEST = 2_048

/**
 * Schemes that run code, read files, open a browser's own pages or speak to a program that is no wallet. Wallets have
 * hundreds of schemes of their own, so that a list of those that are taken would lock most of them out.
 */
const REFUSED: ReadonlySet<string> = new Set([
  ...[
    'javascript',
    'vbscript',
    'livescript',
    'mocha',
    'data',
    'blob',
    'file',
    'filesystem',
    'content',
    'about',
    'cid',
    'mid',
    'jar',
  ],
  ...[
    'http',
    'https',
    'ws',
    'wss',
    'ftp',
    'ftps',
    'sftp',
    'gopher',
    'view-source',
    'wyciwyg',
    'feed',
    'mhtml',
    'res',
    'resource',
  ],
  ...[
    'chrome',
    'chrome-extension',
    'chrome-search',
    'devtools',
    'edge',
    'opera',
    'brave',
    'moz-extension',
    'safari-extension',
    'safari-web-extension',
  ],
  ...[
    'intent',
    'android-app',
    'market',
    'itms',
    'itms-apps',
    'itms-appss',
    'itms-services',
    'x-apple',
    'app-settings',
    'prefs',
    'shortcuts',
    'workflow',
  ],
  ...[
    'mailto',
    'tel',
    'sms',
    'mms',
    'callto',
    'facetime',
    'facetime-audio',
    'sip',
    'sips',
    'skype',
    'zoommtg',
    'slack',
    'irc',
    'ircs',
    'xmpp',
    'webcal',
  ],
  ...[
    'search',
    'search-ms',
    'shell',
    'ssh',
    'telnet',
    'rlogin',
    'tn3270',
    'ldap',
    'ldaps',
    'smb',
    'nfs',
    'afp',
    'vnc',
    'rdp',
    'news',
    'nntp',
    'urn',
  ],
  ...[
    'vscode',
    'vscode-insiders',
    'cursor',
    'jetbrains',
    'git',
    'svn',
    'steam',
    'magnet',
    'torrent',
    'help',
    'hcp',
    'javaws',
    'jnlp',
    'teamviewer',
  ],
])
/** Families of schemes: a system's own settings and programs, and other browsers, which would open any address. */
const REFUSED_FAMILY =
  /^(?:ms-|x-apple|com\.apple|com\.android|android-|chromes?$|chrome-|moz-|web\+|x-safari-|googlechrome|microsoft-edge|firefox|(?:opera|touch)-https?$)/

/** A link that may open a wallet: a web address, or the plain scheme of an app (S-12). */
export const isAppLink = (text: string): boolean => {
  if (isWebAddress(text)) return true
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined || text.length > LONGEST || /[\s\p{Cc}\p{Cf}"'<>`\\]/u.test(text)) return false
  return !REFUSED.has(scheme) && !REFUSED_FAMILY.test(scheme)
}
