import { parseCaipAddress } from '../../domain/account/caip10.js'
import { isBitcoinAddress } from '../../domain/account/addresses/bitcoin.js'
import { isCosmosAddress } from '../../domain/account/addresses/cosmos.js'
import { isEvmAddress, isSolanaAddress } from '../../domain/account/addresses/patterns.js'
import { isPolkadotAddress } from '../../domain/account/addresses/polkadot.js'
import { decodeBase58, encodeBase58, isSolanaKey, isSolanaSignature } from '../../domain/account/addresses/solana.js'
import { baseUnitsToDecimal, parseBaseUnits } from '../../domain/amount/baseUnits.js'
import { isOriginAllowed } from '../../domain/config/allowedOrigins.js'
import { promptKind } from '../../domain/connect/walletRequest.js'
import { isEmail } from '../../domain/login/emailLogin.js'
import { readLoginError } from '../../domain/login/loginError.js'
import { isSignedMessage } from '../../domain/login/rpcMethods.js'
import { readSocialResult } from '../../domain/login/socialLogin.js'
import { parseCaipNetworkId } from '../../domain/network/caip2.js'
import { deepLinkHref } from '../../domain/pairing/deepLink.js'
import { catalogueRows } from '../../domain/wallets/catalogue.js'
import { describeToken } from '../../infrastructure/assetDiscovery/tokenUri.js'
import { U64, U64Text } from '../../infrastructure/chainRpc/solanaRpc.js'
import { readAnnouncement } from '../../infrastructure/connectors/injected/announcement.js'
import { readErrorParts } from '../../infrastructure/connectors/shared/errorParts.js'
import { toRequestError } from '../../infrastructure/connectors/shared/providerErrors.js'
import { toSwitchError } from '../../infrastructure/connectors/shared/switchErrors.js'
import { EvmChainId } from '../../infrastructure/connectors/shared/evmCodecs.js'
import { hasLookalikeLetters } from '../../domain/wallets/lookalikes.js'
import { BITCOIN_METHODS } from '../../infrastructure/connectors/walletConnect/namespaces/bitcoin.js'
import { COSMOS_METHODS, POLKADOT_METHODS } from '../../infrastructure/connectors/walletConnect/namespaces/methods.js'
import { longWebAddress } from '../../infrastructure/embeddedWallet/frameCodecs.js'
import { rpcShapeOf } from '../../infrastructure/embeddedWallet/rpcCalls.js'
import { makeSentMails } from '../../infrastructure/embeddedWallet/sentMails.js'
import { buildUrl } from '../../infrastructure/http/HttpClient.js'
import { isSafeImage } from '../../infrastructure/http/codecs/safeImage.js'
import { plainId } from '../../infrastructure/http/codecs/text.js'
import { isLinkOf } from '../../infrastructure/http/codecs/appLinks.js'
import { isInlineImage, isWebUrl } from '../../infrastructure/http/codecs/urls.js'
import { parseRetryAfter } from '../../infrastructure/http/responseBody.js'
import { costOf } from '../../infrastructure/images/drawings/drawingCost.js'
import { areasOf } from '../../infrastructure/images/drawings/drawingFilters.js'
import { idInUrl, isPlain } from '../../infrastructure/images/drawings/drawingParts.js'
import { parseStyleSheet } from '../../infrastructure/images/drawings/drawingStyles.js'
import { parseDrawing } from '../../infrastructure/images/drawings/parseDrawing.js'
import { readDrawing } from '../../infrastructure/images/drawings/readDrawing.js'
import { inlineBytes } from '../../infrastructure/images/imageUrls.js'
import { fromBase64 } from '../../infrastructure/shared/bytesAsText.js'
import { fromHex } from '../../infrastructure/shared/hexBytes.js'
import { readRecord } from '../../infrastructure/shared/safeRead.js'
import { formatMessage } from '../../ui-react/messages/formatMessage.js'
import { LONG_EVM_ANSWERS } from './longEvmAnswers.js'
import { LONG_LABELS } from './longLabels.js'
import { LONG_LOG_LINES } from './longLogLines.js'
import { LONG_SIGN_INS } from './longSignIns.js'
import type { LongText, LongTexts, Parse } from './longText.js'
import { fakeEip1193Provider } from '../fakes/fakeEip1193Provider.js'
import { fakeKeyValueStore } from '../fakes/fakeKeyValueStore.js'

/** A text of about this length. */
export const longText = ({ start = '', unit, end = '' }: LongText, length: number): string =>
  start + unit.repeat(Math.ceil((length - start.length - end.length) / unit.length)) + end

const { provider } = fakeEip1193Provider()
const announce = (info: object): unknown =>
  readAnnouncement({
    detail: {
      provider,
      info: { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Heron', rdns: 'wallet.heron', icon: '', ...info },
    },
  })
const NO_WALLETS = {
  installed: [],
  recent: [],
  featured: [],
  recommended: [],
  known: [],
  include: [],
  exclude: [],
}
const blurOf = (deviation: string): Parameters<typeof areasOf>[0] => ({
  name: 'feGaussianBlur',
  attributes: new Map([['stdDeviation', deviation]]),
  links: new Map(),
  children: [],
  pixels: 0,
})
const search: Parse = (text) =>
  catalogueRows(
    { ...NO_WALLETS, custom: [{ id: 'a', name: 'Åb', homepage: 'https://a.example' }] },
    { browsed: [], found: [] },
    { search: text, certifiedOnly: false },
  )

/** For each file that parses foreign text: its parsers, with their worst-case texts. */
export const LONG_TEXTS: LongTexts = {
  'domain/account/caip10.ts': [[parseCaipAddress, { unit: ':' }]],
  'domain/account/addresses/bitcoin.ts': [
    [(text) => isBitcoinAddress(text, 'bip122:'), { unit: 'z' }, { start: 'bc1', unit: 'q' }],
  ],
  'domain/account/addresses/cosmos.ts': [[isCosmosAddress, { start: 'cosmos1', unit: 'q' }, { unit: '1' }]],
  'domain/account/addresses/patterns.ts': [
    [isEvmAddress, { start: '0x', unit: 'a' }],
    [isSolanaAddress, { unit: 'z' }],
  ],
  'domain/account/addresses/polkadot.ts': [[isPolkadotAddress, { unit: 'z' }]],
  'domain/account/addresses/solana.ts': [
    [decodeBase58, { unit: 'z' }, { unit: '1' }],
    [isSolanaKey, { unit: 'z' }],
    [isSolanaSignature, { unit: 'z' }],
    [(text) => encodeBase58(new TextEncoder().encode(text)), { unit: 'z' }],
  ],
  'domain/amount/baseUnits.ts': [
    [(text) => parseBaseUnits(text, 18), { unit: '0', end: '1' }, { start: '1.', unit: '0', end: '1' }],
    [(text) => baseUnitsToDecimal(1n, text.length), { unit: '0' }],
  ],
  'domain/config/allowedOrigins.ts': [
    [
      (text) => isOriginAllowed([text], 'https://a.example'),
      { unit: 'a.' },
      { unit: 'a:' },
      { start: 'a://', unit: '/' },
    ],
  ],
  'domain/connect/walletRequest.ts': [[promptKind, { start: 'wallet_', unit: 'a', end: '!' }]],
  'domain/login/emailLogin.ts': [[isEmail, { start: 'a@', unit: '.', end: ' ' }, { unit: 'a' }, { unit: 'a@' }]],
  'domain/login/loginError.ts': [
    [
      (text) => readLoginError(text, 'Other'),
      { unit: 'a' },
      { unit: 'a@' },
      { start: 'a@', unit: '(' },
      { unit: 'a@a.' },
    ],
  ],
  'domain/login/rpcMethods.ts': [[isSignedMessage, { start: '0x', unit: 'a', end: '!' }]],
  'domain/login/socialLogin.ts': [[readSocialResult, { start: 'error=', unit: '%25' }, { unit: 'error' }]],
  'domain/network/caip2.ts': [[parseCaipNetworkId, { unit: ':' }]],
  ...LONG_LOG_LINES,
  'domain/pairing/deepLink.ts': [
    [
      (base) => deepLinkHref({ _tag: 'Carrier', base, target: '_self', encodings: 1, app: 'a' }, {}),
      { unit: '/' },
      { unit: ':' },
    ],
  ],
  'domain/wallets/catalogue.ts': [[search, { unit: '\u0301' }, { unit: '\uFDFA' }]],
  ...LONG_EVM_ANSWERS,
  ...LONG_SIGN_INS,
  'infrastructure/chainRpc/solanaRpc.ts': [
    [(text) => U64.decode(text), { unit: '9' }],
    [(text) => U64Text.decode(text), { unit: '9' }],
  ],
  'infrastructure/connectors/injected/announcement.ts': [
    [(rdns) => announce({ rdns }), { unit: 'a.' }, { unit: 'a-' }],
    [(name) => announce({ name }), { unit: '\u0301' }],
    [(icon) => announce({ icon }), { start: 'data:image/png', unit: ';a=' }],
  ],
  'infrastructure/connectors/shared/errorParts.ts': [
    [
      (text) => readErrorParts({ code: text, message: text }),
      { start: '{"message":"', unit: '\\"' },
      { start: '{', unit: '"a":{' },
      { unit: '9' },
    ],
  ],
  'infrastructure/connectors/shared/evmCodecs.ts': [
    [(text) => EvmChainId.decode(text), { unit: '9' }, { start: '0x', unit: 'f' }],
    [EvmChainId.is, { start: 'eip155:', unit: '9', end: '!' }],
  ],
  'infrastructure/connectors/shared/providerErrors.ts': [
    [
      (message) => toRequestError({ message }),
      { unit: 'user reject' },
      { unit: 'method ' },
      { start: '0x', unit: 'a' },
    ],
  ],
  'infrastructure/connectors/shared/switchErrors.ts': [
    [(message) => toSwitchError({ message }, 'eip155:1'), { unit: 'chain ' }, { unit: 'network not' }],
  ],
  'domain/wallets/lookalikes.ts': [
    [hasLookalikeLetters, { unit: '\u0430' }, { unit: '\uFDFA' }, { unit: 'a\u0301 ' }, { unit: '\u2228a' }],
  ],
  'infrastructure/connectors/walletConnect/namespaces/bitcoin.ts': [
    [(signature) => BITCOIN_METHODS['signMessage']?.answer.is({ signature }), { unit: 'a' }, { unit: 'a', end: '!' }],
    [(psbt) => BITCOIN_METHODS['signPsbt']?.answer.is({ psbt }), { start: 'cHNidP8B', unit: 'AAAA' }],
    [(text) => BITCOIN_METHODS['getAccountAddresses']?.answer.is([text]), { unit: 'z' }],
  ],
  'infrastructure/connectors/walletConnect/namespaces/methods.ts': [
    [
      (signature) => POLKADOT_METHODS['polkadot_signMessage']?.answer.is({ signature }),
      { start: '0x', unit: 'a', end: '!' },
    ],
    [
      (address) => COSMOS_METHODS['cosmos_getAccounts']?.answer.is([{ algo: '', address, pubkey: 'AA==' }]),
      { start: 'cosmos1', unit: 'q' },
    ],
  ],
  'infrastructure/embeddedWallet/frameCodecs.ts': [
    [longWebAddress.is, { start: 'https://a.example/?', unit: '"' }, { start: 'https://a.example/', unit: '/' }],
  ],
  'infrastructure/embeddedWallet/rpcCalls.ts': [
    [(transaction) => rpcShapeOf('solana_signTransaction').answer({ transaction }), { unit: 'z', end: '0' }],
  ],
  'infrastructure/embeddedWallet/sentMails.ts': [
    [(text) => makeSentMails(fakeKeyValueStore()).note(text, 'VerifyOtp', 0), { unit: 'a' }],
  ],
  'infrastructure/http/HttpClient.ts': [[(text) => buildUrl(text, text, {}), { unit: '/', end: 'a' }, { unit: '/' }]],
  'infrastructure/http/codecs/safeImage.ts': [
    [
      (text) => isSafeImage(text, undefined),
      { start: 'https://a', unit: '.' },
      { start: 'data:image/png', unit: ';a=' },
    ],
  ],
  ...LONG_LABELS,
  'infrastructure/http/codecs/appLinks.ts': [
    [
      (text) => isLinkOf(new Set(['heron']), text),
      { unit: 'a' },
      { start: 'heron:', unit: ' ' },
      { unit: 'heron.', end: ':' },
    ],
  ],
  'infrastructure/http/codecs/urls.ts': [
    [isWebUrl, { start: 'https://', unit: 'a.' }, { start: 'https://', unit: '@' }],
    [
      (text) => isInlineImage(text, { svg: true }),
      { start: 'data:image/png', unit: ';a=' },
      { start: 'data:image/png;base64,', unit: '=' },
      { start: 'data:image/svg+xml,', unit: '%3C' },
    ],
  ],
  'infrastructure/assetDiscovery/tokenUri.ts': [
    [describeToken, { start: 'data:application/json', unit: ';a=' }, { start: 'data:application/json,', unit: '%5B' }],
  ],
  'infrastructure/http/responseBody.ts': [[(text) => parseRetryAfter(text, 0), { unit: '9' }, { unit: '(' }]],
  'infrastructure/images/drawings/readDrawing.ts': [
    [(text) => readDrawing(new TextEncoder().encode(text)), { start: '<svg>', unit: '<g/>', end: '</svg>' }],
    [(text) => readDrawing(new TextEncoder().encode(`<svg a="${text}"/>`)), { unit: 'rotate(1) ' }, { unit: '&amp;' }],
  ],
  'infrastructure/images/drawings/drawingCost.ts': [
    [
      (text) =>
        costOf({
          name: 'path',
          links: new Map(),
          children: [],
          pixels: 0,
          attributes: new Map([
            ['stroke', 'red'],
            ['d', text],
          ]),
        }),
      { unit: '1' },
      { unit: 'h9z' },
      { unit: ' -.' },
    ],
  ],
  'infrastructure/images/drawings/drawingFilters.ts': [
    [(text) => areasOf({ ...blurOf(''), children: [blurOf(text)] }, 1), { unit: ' ' }, { unit: '1,' }],
  ],
  'infrastructure/images/drawings/drawingParts.ts': [
    [
      (text) => isPlain('transform', text),
      { unit: 'a' },
      { unit: 'rotate(1) ' },
      { unit: '(' },
      { unit: ' ', end: '(' },
    ],
    [idInUrl, { unit: ' ' }, { start: 'url(', unit: ' ' }, { start: 'url(#', unit: 'a' }],
  ],
  'infrastructure/images/drawings/drawingStyles.ts': [
    [parseStyleSheet, { unit: 'a{}' }, { unit: '/**/' }, { unit: 'a,', end: '{}' }, { unit: ' ' }],
  ],
  'infrastructure/images/drawings/parseDrawing.ts': [
    [parseDrawing, { unit: '<' }, { start: '<svg', unit: ' a="' }, { start: '<svg>', unit: '<g>' }],
    [parseDrawing, { unit: '<!---->' }, { unit: ' ' }, { start: '<svg ', unit: 'a' }],
  ],
  'infrastructure/images/imageUrls.ts': [
    [inlineBytes, { start: 'data:image/png;base64,', unit: 'AAAA' }, { start: 'data:image/svg+xml,', unit: '%3C' }],
  ],
  'infrastructure/shared/bytesAsText.ts': [[fromBase64, { unit: 'AAAA' }, { unit: ' ' }, { unit: '=' }]],
  'infrastructure/shared/hexBytes.ts': [[fromHex, { unit: 'ab' }, { unit: 'ab', end: '!' }]],
  'infrastructure/shared/safeRead.ts': [
    [(text) => readRecord(fakeKeyValueStore({ a: text }), 'a', plainId), { start: '"', unit: '\\"' }, { unit: '9' }],
  ],
  'ui-react/messages/formatMessage.ts': [
    [(text) => formatMessage('{a}, {a}', { a: text }), { unit: 'a', end: '\u0430' }, { start: 'a', unit: ' ' }],
    [formatMessage, { unit: '{a' }, { unit: '{' }],
  ],
}
