const HIDING =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]|[a-z][\u200c\u200d\ufe0f]/iu

/**
 * Rules for text that may be shown, independent of the product's code: no hidden or direction-changing characters, and
 * limited length.
 */
const isText = (longest: number) => (text: string) =>
  text.length <= longest && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && !HIDING.test(text) && !/\p{M}{5}/u.test(text)

const isWeb = (text: string): boolean => {
  const { protocol, host, hostname } = new URL(text)
  const local = protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  // The visible host is the actual target.
  return (
    (protocol === 'https:' || local) &&
    text.toLowerCase().startsWith(`${protocol}//${host}`) &&
    !/[\s"<>\\\p{Cc}\p{Cf}]/u.test(text) &&
    text.length <= 2_048
  )
}

const isApp = (text: string): boolean => {
  if (/^https?:/i.test(text)) return isWeb(text)
  return (
    /^[a-z][a-z0-9+.-]+:[^\s"'<>]*$/i.test(text) &&
    !/^(?:javascript|data|blob|file|intent|vbscript|content|about|ms-|chrome|market|tel|sms|mailto|ws|ftp|http|facetime|vscode|steam|magnet|ssh|smb)/i.test(
      text,
    )
  )
}

const isImage = (text: string): boolean =>
  /^data:image\/(?:png|jpeg|gif|webp)[;,]/i.test(text)
    ? !/[<>"]/.test(text.slice(0, 40))
    : isWeb(text) && text.startsWith('https:')

const isId = (text: string): boolean => /^[a-z0-9][\w.-]{0,127}$/i.test(text)

/** Rules for each field name, from any source. A field that is missing here may hold no text at all. */
export const safeText: Readonly<Record<string, (text: string) => boolean>> = {
  id: isId,
  imageId: isId,
  name: isText(255),
  symbol: isText(32),
  rdns: (text) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text),
  chains: (text) => /^(?:eip155|solana|polkadot|bip122|cosmos):[-\w]{1,32}$/.test(text),
  chainId: (text) => /^(?:eip155|solana|polkadot|bip122|cosmos):[-\w]{1,32}$/.test(text),
  address: (text) => /^(?:eip155|solana|polkadot|bip122|cosmos):[-\w]{1,32}:[-.%a-z0-9]{1,128}$/i.test(text),
  decimals: (text) => /^\d{1,3}$/.test(text),
  numeric: (text) => /^\d{1,100}(?:\.\d{1,100})?$/.test(text),
  imageUrl: isWeb,
  iconUrl: isImage,
  avatar: isImage,
  homepage: isWeb,
  webappLink: isWeb,
  chromeStore: isWeb,
  appStore: isWeb,
  playStore: isWeb,
  mobileLink: isApp,
  desktopLink: isApp,
  unlinkedApp: (text) => text === 'Mobile' || text === 'Desktop',
  socials: (text) => /^[a-z]+$/.test(text),
  swaps: isId,
  onramp: isId,
}
