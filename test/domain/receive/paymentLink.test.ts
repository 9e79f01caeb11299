import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import type { Network } from '../../../domain/network/network.js'
import type { Asset } from '../../../domain/asset/asset.js'
import { hasPaymentLinks, paymentLink } from '../../../domain/receive/paymentLink.js'
import { bitcoin, mainnet, polygon, solana, solanaDevnet } from '../../../networks.js'

const ADDRESS = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const KEY = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const CONTRACT = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const USDC = { contract: CONTRACT, decimals: 6 }

type Payable = Pick<Asset, 'contract' | 'decimals'>
const coinOf = ({ nativeCurrency: { decimals } }: Network): Payable => ({ decimals })
const linkOf = (network: Network, address: string, amount: string, asset = coinOf(network), locale = 'en'): string => {
  const made = paymentLink({ address, network, asset, amount, locale })
  return made === undefined ? 'none' : E.isLeft(made) ? made.left._tag : made.right.link
}

describe('a payment link', () => {
  it('requests the coin of an EVM network in wei, and a token in base units (EIP-681)', () => {
    assert.equal(linkOf(mainnet, ADDRESS, '0.05'), `ethereum:${ADDRESS}@1?value=50000000000000000`)
    assert.equal(linkOf(polygon, ADDRESS, '2'), `ethereum:${ADDRESS}@137?value=2000000000000000000`)
    assert.equal(
      linkOf(mainnet, ADDRESS, '12.5', USDC),
      `ethereum:${CONTRACT}@1/transfer?address=${ADDRESS}&uint256=12500000`,
    )
  })

  it('requests on Solana in whole coins, with the mint of a token (Solana Pay), and on Bitcoin in BTC (BIP 21)', () => {
    const contract = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    const mint = { contract, decimals: 6 }
    assert.equal(linkOf(solana, KEY, '1.50'), `solana:${KEY}?amount=1.5`)
    assert.equal(linkOf(solana, KEY, '3', mint), `solana:${KEY}?amount=3&spl-token=${contract}`)
    assert.equal(
      linkOf(bitcoin, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '0.001'),
      'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.001',
    )
  })

  it('is missing on other chains, and where a link without a chain would request real coins', () => {
    const litecoin = { ...bitcoin, id: 'lite', caipNetworkId: 'bip122:12a765e31ffd4059bada1e25190f6e98' } as const
    for (const network of [solanaDevnet, litecoin]) assert.isFalse(hasPaymentLinks(network), network.name)
    const cosmos = { ...mainnet, chainNamespace: 'cosmos', caipNetworkId: 'cosmos:hub' } as const
    assert.isFalse(hasPaymentLinks(cosmos))
    assert.equal(linkOf(cosmos, 'cosmos1', '1'), 'none')
  })

  it('parses an amount in the visitor’s language, even half typed', () => {
    for (const text of [' 0.05 ', '.05', '0,05', '٠٫٠٥', '۰٫۰۵', '0.0500'])
      assert.equal(linkOf(mainnet, ADDRESS, text), `ethereum:${ADDRESS}@1?value=50000000000000000`, text)
    assert.equal(linkOf(mainnet, ADDRESS, '2.'), `ethereum:${ADDRESS}@1?value=2000000000000000000`)
  })

  it('refuses an invalid, an ambiguous or a zero amount, and too many decimals (U-101)', () => {
    for (const text of [
      '',
      '.',
      ',',
      '-1',
      '1e18',
      '1,000',
      '999,999',
      '1,000.5',
      '1 000',
      'ten',
      '0x10',
      '1.2.3',
      '１',
    ])
      assert.equal(linkOf(mainnet, ADDRESS, text), 'NotADecimal', text)
    assert.equal(linkOf(mainnet, ADDRESS, '0.00'), 'NothingAsked')
    assert.equal(linkOf(mainnet, ADDRESS, '0.1234567', USDC), 'TooPrecise')
  })

  it('reads a dot before three digits by the language, and a zero before a comma as no thousands separator', () => {
    assert.include(linkOf(mainnet, ADDRESS, '1.500'), '?value=1500000000000000000')
    // Some of these languages group by a blank, but have readers who group by a dot.
    for (const locale of ['de', 'de-AT', 'pt-BR', 'pt-PT', 'nb', 'pl', 'fr', 'es'])
      assert.equal(linkOf(mainnet, ADDRESS, '1.500', coinOf(mainnet), locale), 'NotADecimal', locale)
    for (const locale of ['de-CH', 'fa'])
      assert.include(linkOf(mainnet, ADDRESS, '1.500', coinOf(mainnet), locale), '?value=1500000000000000000', locale)
    assert.include(linkOf(mainnet, ADDRESS, '1.5', coinOf(mainnet), 'de'), '?value=1500000000000000000')
    assert.include(linkOf(mainnet, ADDRESS, '0,125', coinOf(mainnet), 'de'), '?value=125000000000000000')
    assert.include(linkOf(mainnet, ADDRESS, '٫٥', coinOf(mainnet), 'ar'), '?value=500000000000000000')
  })

  it("refuses an amount above the chain's maximum", () => {
    assert.equal(linkOf(mainnet, ADDRESS, '9'.repeat(78)), 'TooMuch')
    assert.equal(linkOf(solana, KEY, '18446744074'), 'TooMuch')
    assert.equal(linkOf(bitcoin, 'bc1q', '21000001'), 'TooMuch')
  })

  it('requests exactly the given amount, for any amount (U-101)', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), (units) => {
        const digits = units.toString().padStart(19, '0')
        const amount = `${digits.slice(0, -18)}.${digits.slice(-18)}`
        assert.equal(linkOf(mainnet, ADDRESS, amount), `ethereum:${ADDRESS}@1?value=${units}`)
      }),
    )
  })
})
