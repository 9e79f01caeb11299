import { assert } from 'chai'
import { checkImage } from '../../../infrastructure/images/imageUrls.js'
import { bitmapBombs } from '../../attacks/bitmapBombs.js'
import { bitmaps } from '../../support/bitmaps.js'
import { madeBitmaps } from '../../support/madeBitmaps.js'

const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content)
const latin = (content: string): Uint8Array<ArrayBuffer> => Uint8Array.from(content, (letter) => letter.charCodeAt(0))

const PICTURES: readonly (readonly [what: string, bytes: Uint8Array<ArrayBuffer>, type: string | undefined])[] = [
  ['a PNG', bitmaps.png(9, 9), 'image/png'],
  ['a JPEG', bitmaps.jpeg(9, 9), 'image/jpeg'],
  ['a GIF', bitmaps.gif(9, 9), 'image/gif'],
  ['a lossy WebP', bitmaps.webp(9, 9), 'image/webp'],
  ['a lossless WebP', bitmaps.webpLossless(9, 9), 'image/webp'],
  ['a WebP that moves', bitmaps.webpMoving(9, 9, 3), 'image/webp'],
  ['a PNG that says no size', latin('\x89PNG\r\n\x1a\nrest'), undefined],
  ['a PNG of 2048 by 2048', bitmaps.png(2048, 2048), 'image/png'],
  ['a PNG of 2049 by 2048', bitmaps.png(2049, 2048), undefined],
  ['a PNG of 30000 by 30000', bitmaps.png(30_000, 30_000), undefined],
  ['a PNG of 9000 by 1', bitmaps.png(9_000, 1), undefined],
  ['a PNG of no height', bitmaps.png(9, 0), undefined],
  ['a PNG that moves', bitmaps.png(1_000, 1_000, 60), 'image/png'],
  ['a PNG that moves for too long', bitmaps.png(1_000, 1_000, 100), undefined],
  ['a JPEG of 3000 by 3000', bitmaps.jpeg(3_000, 3_000), undefined],
  ['a JPEG of ten scans', bitmaps.jpeg(99, 99, 10), 'image/jpeg'],
  ['a JPEG of 2048 by 2048 of twenty scans', bitmaps.jpeg(2_048, 2_048, 20), undefined],
  ['a JPEG of a thousand scans', bitmaps.jpeg(99, 99, 1_000), undefined],
  ['a GIF of 3000 by 3000', bitmaps.gif(3_000, 3_000), undefined],
  ['a GIF of forty frames', bitmaps.gif(999, 999, 40), 'image/gif'],
  ['a GIF of a thousand frames', bitmaps.gif(999, 999, 1_000), undefined],
  ['a lossy WebP of 3000 by 3000', bitmaps.webp(3_000, 3_000), undefined],
  ['a lossless WebP of 3000 by 3000', bitmaps.webpLossless(3_000, 3_000), undefined],
  ['a WebP of a thousand frames', bitmaps.webpMoving(999, 999, 1_000), undefined],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  ['an SVG behind a declaration and a comment', text('<?xml version="1.0"?>\n<!-- drawn -->\n<svg/>'), 'image/svg+xml'],
  ['an SVG behind a document type', text('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg/>'), 'image/svg+xml'],
  ['an SVG whose document type defines entities', text('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'), undefined],
  ['a web page', text('<!doctype html><html><svg></svg></html>'), undefined],
  ['a web page that mentions SVG', text('<html><!-- <svg> --></html>'), undefined],
  ['a script', text('alert(1)//<svg>'), undefined],
  ['XML that is no SVG', text('<?xml version="1.0"?><feed/>'), undefined],
  ['an element whose name begins like SVG', text('<svgx>'), undefined],
  ['JSON', text('{"error":"no such image"}'), undefined],
  ['a PDF', text('%PDF-1.7'), undefined],
  ['half a PNG', latin('\x89PNG'), undefined],
  ['RIFF that is sound', latin('RIFF\0\0\0\0WAVEfmt '), undefined],
  ['nothing', new Uint8Array(), undefined],
]

const typeOf = (bytes: Uint8Array<ArrayBuffer>, drawings: boolean): string | undefined =>
  checkImage(bytes, { drawings })?.type

describe('the picture check [S-12]', () => {
  for (const [what, bytes, type] of PICTURES)
    it(`reads ${what} as ${type ?? 'no picture'}`, () => assert.equal(typeOf(bytes, true), type))

  for (const [what, bytes] of Object.entries(bitmapBombs))
    it(`refuses ${what}`, () => assert.isUndefined(typeOf(bytes, true)))

  for (const { name, type, bytes } of madeBitmaps)
    it(`reads ${name} as ${type}`, () => assert.equal(typeOf(bytes, true), type))

  for (const { name, bytes } of madeBitmaps)
    it(`refuses ${name} if a part of it is missing`, () =>
      assert.deepEqual(
        [4, 2, 1.25].map((part) => typeOf(bytes.slice(0, bytes.length / part), true)),
        [undefined, undefined, undefined],
      ))

  it('refuses an SVG if only bitmaps are allowed', () => {
    assert.isUndefined(typeOf(text('<svg xmlns="http://www.w3.org/2000/svg"/>'), false))
    assert.equal(typeOf(bitmaps.png(9, 9), false), 'image/png')
  })
})
