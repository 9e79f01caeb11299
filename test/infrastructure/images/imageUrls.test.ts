import { assert } from 'chai'
import { sniffImage } from '../../../infrastructure/images/imageUrls.js'

const text = (content: string): Uint8Array => new TextEncoder().encode(content)
const latin = (content: string): Uint8Array => Uint8Array.from(content, (letter) => letter.charCodeAt(0))

const PICTURES: readonly (readonly [what: string, bytes: Uint8Array, type: string | undefined])[] = [
  ['a PNG', latin('\x89PNG\r\n\x1a\nrest'), 'image/png'],
  ['a JPEG', latin('\xff\xd8\xff\xe0rest'), 'image/jpeg'],
  ['a GIF', latin('GIF89a...'), 'image/gif'],
  ['a WebP', latin('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
  ['an AVIF', latin('\0\0\0\x20ftypavif....'), 'image/avif'],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  ['an SVG behind a declaration and a comment', text('<?xml version="1.0"?>\n<!-- drawn -->\n<svg>'), 'image/svg+xml'],
  ['an SVG behind a document type', text('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg>'), 'image/svg+xml'],
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

describe('sniffImage [S-12]', () => {
  for (const [what, bytes, type] of PICTURES)
    it(`takes ${what} for ${type ?? 'no picture'}`, () => assert.equal(sniffImage(bytes), type))
})
