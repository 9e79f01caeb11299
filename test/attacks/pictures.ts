const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64')
const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"'

export interface HostilePicture {
  readonly what: string
  readonly base64: string
  readonly type: string
}

const named = (what: string, text: string, type: string): HostilePicture => ({ what, base64: base64(text), type })

/** Bytes and content types that a server may serve as a wallet's picture. */
export const pictures: readonly HostilePicture[] = [
  named('a page', '<!doctype html><script>parent.taken=1</script>', 'text/html'),
  named('a page that is called a picture', '<!doctype html><script>parent.taken=1</script>', 'image/png'),
  named('a script', 'window.taken=1', 'text/javascript'),
  named('a script that is called a picture', 'window.taken=1', 'image/svg+xml'),
  named('a drawing with a script', `<svg ${SVG}><script>top.taken=1</script></svg>`, 'image/svg+xml'),
  named('a drawing with a handler', `<svg ${SVG} onload="top.taken=1"/>`, 'image/svg+xml'),
  named('a drawing that is called a page', `<svg ${SVG} onload="top.taken=1"/>`, 'text/html'),
  named(
    'a drawing with a page in it',
    `<svg ${SVG}><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://tracker.example/"/></foreignObject></svg>`,
    'image/svg+xml',
  ),
  named(
    'a drawing with a far picture',
    `<svg ${SVG}><image href="https://tracker.example/i.png" width="9" height="9"/></svg>`,
    'image/svg+xml',
  ),
  named(
    'a drawing with entities',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg ${SVG}><text>&b;</text></svg>`,
    'image/svg+xml',
  ),
  named(
    'a drawing with a file in it',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}><text>&x;</text></svg>`,
    'image/svg+xml',
  ),
  named('a picture with a page after it', `GIF89a/*<html><script>parent.taken=1</script>*/`, 'image/gif'),
  named('half a picture', '\x89PNG\r\n\x1a\n', 'image/png'),
  named('nothing', '', 'image/png'),
  named('a picture without end', `\x89PNG\r\n\x1a\n${'\0'.repeat(300_000)}`, 'image/png'),
  named('a drawing without end', `<svg ${SVG}>${'<g/>'.repeat(40_000)}</svg>`, 'image/svg+xml'),
  named('a document of another kind', '%PDF-1.7', 'application/pdf'),
  named('null bytes', '\0\0\0\0\0\0\0\0', 'image/png'),
]
