import { readFileSync } from 'node:fs'
import { assert } from 'chai'
import { hasLookalikeLetters, isLookalikeRdns, nameSkeleton } from '../../../domain/wallets/lookalikes.js'

/** The confusable letters of the Unicode Consortium, with the letters they resemble (UTS 39). */
const CONFUSABLES = JSON.parse(readFileSync(new URL(import.meta.resolve('unhomoglyph/data.json')), 'utf8')) as Readonly<
  Record<string, string>
>

/** Symbols used for their meaning, letters of real languages, and glyphs without a font. */
const LEFT_ALONE = new Set(['æ', 'Æ', 'œ', 'Œ', '〇', '₶', '₨', '‖', '˛', '\u05c0', '\u166e'])
const isDrawn = (text: string): boolean => (text.codePointAt(0) ?? 0) <= 0xffff || /\p{L}|\p{Nd}|\p{S}/u.test(text)

describe('a name with Latin look-alike letters [S-09] [S-10]', () => {
  it('is recognized by every letter that Unicode lists as confusable with the Latin alphabet', () => {
    const imitating = Object.entries(CONFUSABLES).filter(
      ([text, as]) => /^[a-z]+$/i.test(as) && !/^\p{ASCII}$/u.test(text) && isDrawn(text),
    )
    assert.isAtLeast(imitating.length, 1_300)
    const missed = imitating.flatMap(([text]) =>
      LEFT_ALONE.has(text) || hasLookalikeLetters(`Meta${text}ask`) ? [] : [text],
    )
    assert.deepEqual(missed, [])
  })

  for (const name of [
    'МЕТАМАСК',
    'ΜΕΤΑ',
    'Ⓜeta',
    'M\u0329eta',
    'Ｍeta',
    'Meta\u212a',
    'ᴍeta',
    'stΞ',
    'Mꓟ',
    'Meta∨erse',
    'Մetա',
    'Coınbase',
    'Trust Wa‖et',
    'Trust Wa||et',
    'C〇inbase',
    '🅼🅴🆃🅰',
    'MetaMask ✔ Verified',
    'ㄥedger',
    ...[
      'C⭕inbase',
      'C⚪inbase',
      'C◯inbase',
      'Coinbase⚪Wallet',
      'F🔵x',
      '₿TC',
      '€TH',
      'O₭X',
      '₮ether',
      'C🌐inbase',
      'C°inbase',
      'MetaM@sk',
      'Ver!fied',
      '⭕\ufe0fkx',
    ],
    ...['Me†aMask', '‡rust', 'Trus†', '§hantom', 'Pha§e', '¶hantom', '®ainbow', '°KX Wallet', 'Tal¡sman'],
    ...['Tru$t Wallet', 'U$DT', 'Ra⁞nbow', 'Ra⸽nbow', 'Ra⸾nbow', 'Ra⸡nbow', 'Ra︱nbow', 'Wa︲let'],
    ...['MetaMask 🛡', 'MetaMask 🔒', 'MetaMask 🔐', 'MetaMask ☑️', 'MetaMask ✅', 'MetaMask 🗹', '🔰 MetaMask'],
    ...['MetaMask (verified)', 'MetaMask VERIFIED', 'MetaMask [Ver1fied]', 'Veri-fied USD', 'Certified Tether'],
    ...['Metaกask', 'Metaกask Wallet', 'The Metaกask'],
    ...['MetaMask verifiziert', 'MetaMask verificado', 'MetaMask vérifié', 'محفظة موثّقة', 'MetaMask 官方认证'],
  ])
    it(`is ${name}`, () => assert.isTrue(hasLookalikeLetters(name)))

  for (const name of [
    ...['¡Hola!', 'Wallet®', 'Wallet § 7', 'A$', '20°', '+Plus'],
    ...['MetaMask', '1inch', 'N°26', 'Wallet™', 'Phantom²', 'USD₮', '🦊 Fox', 'A&B (new)'],
    ...['Işık Cüzdanı', 'กระเป๋า Wallet', 'Wallet กระเป๋า'],
    ...['Łódź', 'Bølge', 'Cüzdan', 'Đồng', 'Straße', 'Ví điện tử', 'Re\u0301al'],
    ...['Кошелёк', 'Ελληνικό Πορτοφόλι', 'դրամապանակ', 'ארנק', 'محفظة OKX', 'กระเป๋า', 'बटुआ'],
    ...['🔵 Base', 'USD₮0', '$WIF', 'US$', 'Ver.fi', 'Certus', '🟢'],
    ...['钱包', 'OKX钱包', 'ウォレットX', '지갑 A', 'Ξ'],
  ])
    it(`is not ${name}`, () => assert.isFalse(hasLookalikeLetters(name)))
})

describe("a wallet's rdns [S-10]", () => {
  it('imitates another if it looks like a well-known one, or one of this page', () => {
    for (const rdns of ['io.rnetamask', 'io.met-amask', 'i0.metamask', '1o.metamask', 'io.meta-mask', 'io.metama5k'])
      assert.isTrue(isLookalikeRdns(rdns, []), rdns)
    assert.isTrue(isLookalikeRdns('org.svvan', ['org.swan']))
    assert.isFalse(isLookalikeRdns('org.svvan', []))
    for (const rdns of [
      'io.gate.wa11et',
      'xyz.ctr1',
      'com.c0in98',
      'com.leclger',
      'io.mag1ceden.wallet',
      'pro.tokenp0cket',
    ])
      assert.isTrue(isLookalikeRdns(rdns, []), rdns)
  })

  it('imitates another if it extends a well-known one, is in Punycode or in upper case', () => {
    for (const rdns of [
      'io.metamask.wallet',
      'app.phantom.x',
      'org.xn--hern-1na',
      'xn--a.org',
      'Io.metamask',
      'org.Heron',
    ])
      assert.isTrue(isLookalikeRdns(rdns, []), rdns)
  })

  it('imitates none if it is well-known itself, has one of these as a subdomain, or is its own', () => {
    for (const rdns of [
      'io.metamask',
      'io.metamask.flask',
      'io.metamask.mobile',
      'io.metamask.mobile.flask',
      'io.metamask.mmi',
      'com.ledger',
      'org.heron',
    ])
      assert.isFalse(isLookalikeRdns(rdns, ['io.metamask', 'org.heron']), rdns)
  })

  it('imitates a well-known one if they differ by a suffix, a prefix, or a label', () => {
    for (const rdns of [
      ...['io.metamasks', 'io.metamask-flask', 'io.metamask2', 'io.metamaskwallet', 'io.metamask.mobile-app'],
      ...[
        'io.meta.mask',
        'iom.etamask',
        'evil.io.metamask',
        'www.io.metamask.dev',
        'xio.metamask',
        'com.io-metamask',
        'io.my-metamask',
      ],
      ...['io.evil.metamask', 'com.metamask', 'io.wallet.rnetamask', 'metamask.io', 'metamask.evil.io'],
      ...['com.trustwallet', 'com.trustwallet.web', 'io.trustwallet.app', 'com.trustwallet.app.lite'],
      ...['com.coinbase', 'com.coinbase.wa11et', 'app.phantom-wallet', 'com.phantom', 'app.backpack.extension'],
      ...['com.okex', 'com.okex.wallets', 'com.bitget.web3-wallet', 'com.ledgers', 'xyz.ctrl.app', 'io.rabbyx'],
    ])
      assert.isTrue(isLookalikeRdns(rdns, []), rdns)
  })

  it('imitates none if another maker’s has the same length or ending, or contains the letters of a known one', () => {
    for (const rdns of [
      ...['app.base.account', 'app.berasig', 'app.core.extension', 'app.subwallet', 'app.zeal', 'com.bifrostwallet'],
      ...['com.anchorage.connect', 'com.elrond.maiar.wallet', 'com.gemini.wallet', 'com.meco.wallet', 'io.zilpay'],
      ...['com.passkeywallet.seif', 'com.roninchain.wallet', 'com.wigwam.wallet', 'io.novawallet', 'xyz.nestwallet'],
      ...['io.universaleverything.universalprofiles', 'xyz.frontier.wallet', 'xyz.ithaca.porto', 'tech.okto'],
      ...['com.trustee.wallet', 'com.wallet', 'io.wallet', 'com.mainframe', 'io.gateway', 'app', 'io.crypto.heron'],
    ])
      assert.isFalse(isLookalikeRdns(rdns, []), rdns)
  })
})

describe('the skeleton of a name', () => {
  it('is equal for letters that look alike, with any characters between them', () => {
    for (const [one, other] of [
      ['Metamask', 'META-MASK'],
      ['Modern', 'Modem'],
      ['Swan', 'Svvan'],
      ['Oslo', '05l0'],
      ['Illit', '11|1t'],
      ['Ｈeron', 'He ron!'],
      ['MétaMâsk', 'MetaMask'],
      ['Cøinbase', 'Coinbase'],
      ['Þhaŋtom', 'Phantom'],
      ['ẞitget Łaħđ', 'Bitget Lahd'],
      ['MetaMask™', 'MetaMask²'],
    ] as const)
      assert.equal(nameSkeleton(one), nameSkeleton(other))
    assert.notEqual(nameSkeleton('Heron'), nameSkeleton('Haron'))
  })

  it('is the name itself if it has only symbols', () => assert.equal(nameSkeleton('***'), '***'))
})
