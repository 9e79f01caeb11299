import { bitmaps } from '../support/bitmaps.js'

const repeat = (count: number, text: string | ((index: number) => string)): string =>
  Array.from({ length: count }, (_, index) => (typeof text === 'string' ? text : text(index))).join('')
const svg = (inside: string, attributes = 'viewBox="0 0 96 96"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
const defs = (inside: string): string => svg(`<defs>${inside}</defs><rect width="96" height="96" fill="url(#x0)"/>`)
const RECT = '<rect width="96" height="96"/>'
/** Each of `depth` elements references the previous one `times` times. */
const nested = (depth: number, times: number, one: (index: number, inside: string) => string, name: string): string =>
  repeat(depth, (index) =>
    one(index, index === 0 ? RECT : repeat(times, `<rect width="9" height="9" ${name}="url(#x${index - 1})"/>`)),
  )
const path = (points: number): string =>
  `M0 0${repeat(points, (index) => `L${(index * 37) % 96} ${(index * 61) % 96}`)}`
const png = (width: number): string =>
  `data:image/png;base64,${Buffer.from(bitmaps.png(width, width)).toString('base64')}`
const filter = (steps: string): string => svg(`<filter id="x0">${steps}</filter><g filter="url(#x0)">${RECT}</g>`)
const LARGE = '<circle r="9600" fill="#12345678"/>'
const BLENDED = LARGE.replace('/>', ' style="mix-blend-mode:luminosity"/>')
/** A tile a hundred times as wide as the drawing. */
const largeTile = (inside: string, id = 'x0'): string =>
  `<pattern id="${id}" width="9600" height="9600" patternUnits="userSpaceOnUse">${inside}</pattern>`
const inTile = (inside: string, more = ''): string => defs(`${largeTile(inside)}${more}`)
const gradient = (stops: number): string =>
  `<radialGradient id="g" gradientUnits="userSpaceOnUse" r="9" spreadMethod="reflect">${repeat(stops, '<stop/>')}</radialGradient>`
/** Each line crosses all others. */
const fan = (lines: number): string => `M0 0${repeat(lines, (index) => ` ${index % 99} 0 ${99 - (index % 99)} 99`)}`
const longTile = (attributes: string): string => defs(`<pattern id="x0" ${attributes}>${LARGE}</pattern>`)
const uses = (depth: number): string =>
  `<g id="u0">${RECT}</g>${repeat(depth, (index) => `<g id="u${index + 1}">${repeat(8, `<use href="#u${index}"/>`)}</g>`)}`

/** Small drawings that block a browser, run something, or fetch something. */
export const bombs: Readonly<Record<string, string>> = {
  'eight levels of use': svg(`<defs>${uses(8)}</defs><use href="#u8"/>`),
  'two levels of use': svg(`<defs>${uses(2)}</defs><use href="#u2"/>`),
  'use of old spelling': svg(`<defs>${uses(8).replaceAll('href', 'xlink:href')}</defs><use xlink:href="#u8"/>`),
  'use of itself': svg('<g id="a"><use href="#a"/></g>'),
  'use in a circle': svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  'one group used a thousand times': svg(`<g id="a">${repeat(9, RECT)}</g>${repeat(999, '<use href="#a"/>')}`),
  'a long path used often': svg(`<path id="a" d="${path(6_000)}"/>${repeat(99, '<use href="#a"/>')}`),
  'use through symbols': svg(
    `${repeat(8, (i) => `<symbol id="s${i}">${i ? repeat(8, `<use href="#s${i - 1}"/>`) : RECT}</symbol>`)}<use href="#s7"/>`,
  ),
  'use of another file': svg('<use href="https://tracker.example/i.svg#a"/>'),
  'many elements': svg(repeat(1_600, '<g/>')),
  'elements in elements': svg(`${repeat(9_000, '<g>')}${repeat(9_000, '</g>')}`),
  'patterns in patterns': defs(
    nested(
      9,
      8,
      (i, inside) => `<pattern id="x${8 - i}" width="3" height="3">${inside}</pattern>`,
      'id="p" fill',
    ).replaceAll(/url\(#x(\d)\)/g, (_, digit: string) => `url(#x${8 - Number(digit)})`),
  ),
  'many patterns': svg(
    `<pattern id="x0" width="1" height="1">${RECT}</pattern>${repeat(99, '<rect fill="url(#x0)" width="9" height="9"/>')}`,
  ),
  'a group painted with a pattern': svg(
    `<pattern id="x0" width="1" height="1">${repeat(9, RECT)}</pattern><g fill="url(#x0)">${repeat(400, RECT)}</g>`,
  ),
  'a pattern painted by a style': svg(
    `<style>.a{fill:url(#x0)}</style><pattern id="x0" width="1" height="1">${repeat(9, RECT)}</pattern>${repeat(400, '<rect class="a" width="9" height="9"/>')}`,
  ),
  'a pattern painted by an own style': svg(
    `<pattern id="x0" width="1" height="1">${RECT}</pattern>${repeat(400, '<rect style="fill:url(&quot;#x0&quot;)" width="9" height="9"/>')}`,
  ),
  'shapes in a large tile': inTile(repeat(900, LARGE)),
  'blended shapes in a large tile': inTile(repeat(400, BLENDED)),
  'blended shapes in a large tile, used often': inTile(
    `<g id="g">${repeat(48, BLENDED)}</g>${repeat(28, '<use href="#g"/>')}`,
  ),
  'shapes in a large tile that a style blends': inTile(
    `<style>circle{mix-blend-mode:luminosity}</style>${repeat(400, LARGE)}`,
  ),
  'transparent groups in a large tile': inTile(repeat(490, `<g opacity=".5">${LARGE}</g>`)),
  'transparent groups in groups in a large tile': inTile(
    `${repeat(50, '<g opacity=".9">')}${LARGE}${repeat(50, '</g>')}`,
  ),
  'gradients in a large tile': inTile(
    repeat(99, '<circle r="9600" fill="url(#g)"/>'),
    '<radialGradient id="g" gradientUnits="userSpaceOnUse" r="9" spreadMethod="reflect"><stop/></radialGradient>',
  ),
  'shapes in a large tile that a group around it paints': svg(
    `<linearGradient id="g"><stop/></linearGradient><g fill="url(#g)">${largeTile(repeat(5, '<circle r="9600"/>'))}</g><rect width="96" height="96" fill="url(#x0)"/>`,
  ),
  'bitmaps in a large tile': inTile(repeat(14, `<image width="9600" height="9600" href="${png(1)}"/>`)),
  'gradients of many colours in a tile': svg(
    `${gradient(90)}<pattern id="x0" width="1" height="1"><circle r="9600" fill="url(#g)"/></pattern><rect width="96" height="96" fill="url(#x0)"/>`,
  ),
  'gradients of many colours': svg(`${gradient(900)}${repeat(9, '<rect width="96" height="96" fill="url(#g)"/>')}`),
  'a tile that is long': longTile('width="1" height="9000000000" patternUnits="userSpaceOnUse"'),
  'a tile that is long and turned': longTile('width="1" height="9000000000" patternTransform="rotate(33)"'),
  'a tile of a shape that is long': svg(
    `<pattern id="x0" width="1" height="1">${LARGE}</pattern><rect width=".0001" height="99999999" fill="url(#x0)"/>`,
  ),
  'a tile of an outline that is long': svg(
    `<pattern id="x0" width="1" height="1">${LARGE}</pattern><path d="M0 0${repeat(900, 'v9999')}h.1z" fill="url(#x0)"/>`,
  ),
  'a tile of a shape that a group makes long': svg(
    `<pattern id="x0" width="1" height="1">${LARGE}</pattern><g transform="scale(.001 9999999)"><rect width="96" height="96" fill="url(#x0)"/></g>`,
  ),
  'tiles in a tile': svg(
    `<pattern id="a" width="1" height="1"><circle r="9"/></pattern><pattern id="x0" width="1" height="1"><rect width="9" height="9" fill="url(#a)"/></pattern><rect width="96" height="96" fill="url(#x0)"/>`,
  ),
  'masks in a large tile': inTile(
    repeat(9, `<g mask="url(#m)">${LARGE}</g>`),
    `<mask id="m" maskUnits="userSpaceOnUse" width="9600" height="9600">${LARGE}</mask>`,
  ),
  'a filter in a large tile': inTile(
    `<g filter="url(#f)">${LARGE}</g>`,
    '<filter id="f" filterUnits="userSpaceOnUse" width="960" height="960"><feGaussianBlur stdDeviation="9"/></filter>',
  ),
  'a long outline in a large tile': inTile(`<path stroke="red" stroke-width="999" d="${path(900)}"/>`),
  'tiles that are used often': svg(
    `${largeTile(LARGE)}${repeat(14, '<rect width="96" height="96" fill="url(#x0)"/>')}`,
  ),
  'a large tile scaled up': svg(
    `<pattern id="x0" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="scale(999)">${repeat(99, LARGE)}</pattern><rect width="96" height="96" fill="url(#x0)"/>`,
  ),
  'a mask that is painted with tiles from outside of it': svg(
    `<g fill="url(#x0)">${largeTile(LARGE).replace('<pattern', '<pattern fill="red"')}<mask id="m">${repeat(99, RECT)}</mask></g><g mask="url(#m)">${RECT}</g>`,
  ),
  'many blended groups': svg(repeat(490, `<g style="mix-blend-mode:luminosity">${RECT}${RECT}</g>`)),
  'masks in masks': svg(
    `${nested(9, 8, (i, inside) => `<mask id="x${i}">${inside}</mask>`, 'mask')}<g mask="url(#x8)">${RECT}</g>`,
  ),
  'a mask of itself': svg('<mask id="a"><rect mask="url(#a)" width="9" height="9"/></mask><rect mask="url(#a)"/>'),
  'clips in clips': svg(
    `${nested(9, 8, (i, inside) => `<clipPath id="x${i}">${inside}</clipPath>`, 'clip-path')}<g clip-path="url(#x8)">${RECT}</g>`,
  ),
  'clips of long paths': svg(
    `<clipPath id="a"><path d="${path(2_000)}"/><path d="${path(1_900)}"/></clipPath><g clip-path="url(#a)">${RECT}</g>`,
  ),
  'a clip that is clipped': svg(
    `<clipPath id="a"><path d="${path(900)}"/></clipPath><clipPath id="b" clip-path="url(#a)"><path d="${path(900)}"/></clipPath><g clip-path="url(#b)">${RECT}</g>`,
  ),
  'gradients in a circle': svg(
    '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect fill="url(#a)" width="9" height="9"/>',
  ),
  'markers on each point': svg(`<marker id="m">${RECT}</marker><path marker-mid="url(#m)" d="${path(5_000)}"/>`),
  noise: filter('<feTurbulence baseFrequency="9" numOctaves="99"/>'),
  light: filter('<feDiffuseLighting><fePointLight x="1"/></feDiffuseLighting>'),
  'a picture in a filter': filter('<feImage href="#a"/>'),
  'tiles in a filter': filter('<feTile/>'),
  'a convolution': filter('<feConvolveMatrix order="99"/>'),
  'a displacement': filter('<feDisplacementMap scale="99"/>'),
  'many steps of a filter': filter(repeat(99, '<feGaussianBlur stdDeviation="99"/>')),
  'a filter used often': svg(
    `<filter id="f">${repeat(9, '<feGaussianBlur stdDeviation="9"/>')}</filter>${repeat(14, '<rect filter="url(#f)" width="9" height="9"/>')}`,
  ),
  'elements that move': svg('<rect width="9" height="9"><animate attributeName="x" to="9" dur="1ms"/></rect>'),
  'turning elements': svg('<g><animateTransform attributeName="transform" type="rotate" dur="1ms"/></g>'),
  'elements on a way': svg('<g><animateMotion path="M0 0h9"/></g>'),
  'attributes that are set': svg('<g><set attributeName="href" to="#a"/></g>'),
  'a style that moves': svg(
    '<style>@keyframes a{to{opacity:0}}rect{animation:a 1ms infinite}</style><rect width="9"/>',
  ),
  'a far style': svg('<style>@import url(https://tracker.example/i.css);</style>'),
  'a far font': svg('<style>@font-face{font-family:a;src:url(https://tracker.example/f)}</style>'),
  'a style for each and every': svg(`<style>${repeat(99, '* * * *{fill:red}')}</style>${repeat(999, '<g/>')}`),
  'a style with a condition': svg('<style>@media all{rect{fill:red}}</style>'),
  'many rules': svg(`<style>${repeat(600, '.a{fill:red}')}</style>`),
  'a script': svg('<script>top.taken=1</script>'),
  'a page': svg('<foreignObject width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  'a link': svg('<a href="https://tracker.example/"><rect width="9" height="9"/></a>'),
  'large letters': svg('<text font-size="1e9">Ω</text>'),
  'many letters': svg(`<text>${repeat(999, '<tspan>Ω</tspan>')}</text>`),
  'a far picture': svg('<image href="https://tracker.example/i.png" width="9" height="9"/>'),
  'a picture without its scheme': svg('<image href="//tracker.example/i.png" width="9" height="9"/>'),
  'a drawing in a drawing': svg('<image href="data:image/svg+xml,&lt;svg/&gt;" width="9" height="9"/>'),
  'a bitmap of gigabytes': svg(`<image href="${png(30_000)}" width="9" height="9"/>`),
  'a large bitmap used often': svg(`<image id="a" href="${png(1_500)}"/>${repeat(9, '<use href="#a"/>')}`),
  'entities that multiply': `<!DOCTYPE svg [<!ENTITY a "<g/><g/>"><!ENTITY b "&a;&a;">]>${svg('&b;')}`,
  'an entity of a file': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
  'a path of 200 kB': svg(`<path d="${path(33_000)}"/>`),
  'a wide line of many ends': svg(
    `<path stroke="red" stroke-linejoin="round" stroke-width="96" d="M48 48${repeat(20_000, 'h9z')}"/>`,
  ),
  'a wide line of many corners, by a style': svg(
    `<style>path{stroke:red;stroke-width:96;stroke-linejoin:round}</style><path d="M48 48${repeat(12_000, 'h1h-1')}"/>`,
  ),
  'a wide line that a group draws': svg(
    `<g stroke="red" stroke-linejoin="round" stroke-width="96"><path d="M48 48${repeat(9_000, 'h9z')}"/></g>`,
  ),
  'a wide line that a use draws': svg(
    `<path id="a" d="M48 48${repeat(900, 'h9z')}"/>${repeat(9, '<use stroke="red" stroke-width="96" href="#a"/>')}`,
  ),
  'lines that all cross each other': svg(`<path d="${fan(5_000)}"/>`),
  'lines that all cross each other, used': svg(`<path id="a" d="${fan(2_000)}"/><use href="#a"/>`),
  'many points': svg(`<polygon points="${repeat(40_000, '1 2 ')}"/>`),
  'a drawing that has no end': svg(RECT).replace('</svg>', ''),
  'attributes twice': svg('<rect width="9" width="9"/>'),
  'a name of another space': '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect/></s:svg>',
}

const thick = (width: string, radius: number, attributes: string): string =>
  svg(
    `<filter id="f" filterUnits="userSpaceOnUse" width="${width}" height="${width}">${repeat(9, `<feMorphology operator="dilate" radius="${radius}"/>`)}</filter><g filter="url(#f)">${LARGE}</g>`,
    attributes,
  )

/** Drawings whose filter covers far more than their numbers suggest: each took, or may take, over a minute. */
export const oversized: Readonly<Record<string, string>> = {
  'cut to fill a long place': thick(
    '33',
    1,
    'width="1" height="100000" viewBox="0 0 10 10" preserveAspectRatio="xMidYMid slice"',
  ),
  'pulled to fill a long place': thick(
    '33',
    1,
    'width="1" height="100000" viewBox="0 0 10 10" preserveAspectRatio="none"',
  ),
  'a view of five numbers': thick('3300', 100, 'width="1" height="1" viewBox="0 0 1000 1000 9"'),
  'a view in pixels': thick('3300', 100, 'width="1" height="1" viewBox="0 0 1000px 1000px"'),
  'a view without blanks': thick('3300', 100, 'width="1" height="1" viewBox="0 0 1000 1000.5.5"'),
  'in inches': thick('3in', 0.1, 'viewBox="0 0 1 1"'),
}
