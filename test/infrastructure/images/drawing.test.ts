import { assert } from 'chai'
import { readDrawing } from '../../../infrastructure/images/drawings/readDrawing.js'
import { parseDrawing } from '../../../infrastructure/images/drawings/parseDrawing.js'
import { parseStyleSheet } from '../../../infrastructure/images/drawings/drawingStyles.js'
import { bombs, oversized } from '../../attacks/bombs.js'
import { bitmaps } from '../../support/bitmaps.js'
import { isLinear } from '../../support/isLinear.js'
import { walletIcons } from '../../support/walletIcons.js'

const read = (text: string): string | undefined => readDrawing(new TextEncoder().encode(text))
const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${inside}</svg>`

describe('an SVG [S-12]', () => {
  it('is shown for over a hundred icons of real wallets', () => {
    assert.isAtLeast(walletIcons.length, 100)
    assert.deepEqual(
      walletIcons.filter(({ bytes }) => readDrawing(bytes) === undefined).map(({ name }) => name),
      [],
    )
  })

  it('is refused if it could block the page, or is more than a picture: at least forty kinds', () => {
    assert.isAtLeast(Object.keys(bombs).length, 40)
    assert.deepEqual(
      Object.entries(bombs).flatMap(([what, text]) => (read(text) === undefined ? [] : [what])),
      [],
    )
  })

  it('is shown if a pattern has a few shapes, or a bitmap, and is used twice', () => {
    const fill = '<rect width="96" height="9" fill="url(#a)"/>'
    const bitmap = Buffer.from(bitmaps.png(9, 9)).toString('base64')
    for (const inside of [
      '<rect width="2" height="2"/><circle r="1"/><path d="M0 0h4v4"/>',
      `<image width="4" height="4" href="data:image/png;base64,${bitmap}"/>`,
    ]) {
      const text = svg(`<pattern id="a" width="1" height="100%">${inside}</pattern>${fill.repeat(2)}`)
      assert.include(read(text), 'fill="url(#p0)"')
    }
  })

  it('is rebuilt from allowed elements only: the browser gets nothing else', () => {
    const text = svg(
      '<title>t</title><sodipodi:x/><rect onload="a()" xml:base="https://a.example/" data-a="b" fill="url(#none)" ' +
        'stroke="url(https://a.example/#x)" stroke-dasharray=".001" filter="blur(9px)" style="fill:red;cursor:url(x);' +
        'mix-blend-mode:screen" width="9" height="&#x39;"/><use href="#none"/>',
    )
    assert.equal(
      read(text),
      '<svg viewBox="0 0 96 96" xmlns="http://www.w3.org/2000/svg"><rect fill="red" width="9" height="9"' +
        ' style="mix-blend-mode:screen"/><use/></svg>',
    )
  })

  it('applies a style sheet as a browser does', () => {
    const text = svg(
      '<style>/* a */.a,.b{fill:red}#c{fill:blue}.a{stroke:lime}rect{fill:pink;stroke:tan}</style>' +
        '<rect class="a" id="c" fill="tan"/><rect class="b"/>',
    )
    assert.include(read(text), '<rect fill="blue" stroke="lime"/><rect fill="red" stroke="tan"/>')
  })

  for (const [what, text] of Object.entries(oversized))
    it(`is drawn no larger than its own size: ${what}`, () => {
      const drawn = read(text) ?? ''
      assert.include(drawn, '<circle')
      assert.isFalse(drawn.includes('filter=') && /preserveAspectRatio|1000 9|\din/.test(drawn), drawn)
    })

  for (const [what, region, steps] of [
    ['has more than ten steps', 'x="0" y="0" width="96" height="96"', '<feOffset/>'.repeat(11)],
    ['goes far beyond the drawing', 'x="0" y="0" width="99999" height="96"', '<feGaussianBlur stdDeviation="4"/>'],
    ['blurs more than the drawing', 'x="0" y="0" width="96" height="96"', '<feGaussianBlur stdDeviation="400"/>'],
    ['thickens too much', 'x="0" y="0" width="96" height="96"', '<feMorphology radius="40"/>'],
  ] as const)
    it(`is drawn without its filters if one ${what}`, () => {
      const draw = (each: string): string | undefined =>
        read(svg(`<filter id="f" filterUnits="userSpaceOnUse" ${region}>${each}</filter><g filter="url(#f)"/>`))
      assert.match(draw(steps) ?? '', /<g\/>/)
      const small = read(
        svg(
          '<filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="96" height="96">' +
            '<feGaussianBlur stdDeviation="4"/></filter><g filter="url(#f)"/>',
        ),
      )
      assert.match(small ?? '', /<g filter="url\(#p0\)"\/>/)
    })

  const WORST: readonly (readonly [what: string, text: (size: number) => string, parse: (text: string) => unknown])[] =
    [
      ['open comments', (size) => `<svg>${'<!--'.repeat(size / 4)}`, parseDrawing],
      ['ampersands', (size) => `<svg a="${'&#'.repeat(size / 2)}"/>`, parseDrawing],
      ['blanks', (size) => `<svg${' '.repeat(size)}`, parseDrawing],
      ['quotes', (size) => `<svg a='${'"'.repeat(size)}`, parseDrawing],
      ['ends', (size) => `<svg>${'</a '.repeat(size / 4)}`, parseDrawing],
      ['comments in styles', (size) => '/*'.repeat(size / 2), parseStyleSheet],
      ['braces', (size) => '{}'.repeat(size / 2), parseStyleSheet],
    ]
  for (const [what, textOf, parse] of WORST)
    it(`is parsed in linear time: ${what}`, () => {
      const bytes = (size: number): string => Buffer.from(textOf(size)).toString()
      assert.isTrue(isLinear(parse, bytes(256 * 1024), bytes(1024 * 1024)))
    })
})
