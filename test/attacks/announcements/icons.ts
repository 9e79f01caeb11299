import type { Attack } from './Attack.js'
import { fates } from './fates.js'

const { listed, withoutIcon } = fates

const refused: Readonly<Record<string, unknown>> = {
  'no icon': undefined,
  'a number for an icon': 5,
  'an icon over http': 'http://tracker.example/i.png',
  'an icon over https': 'https://tracker.example/i.png',
  'an icon without a scheme': '//tracker.example/i.png',
  'an icon that is a path': '/favicon.ico',
  'an icon that is a script': 'javascript:window.taken=1',
  'an icon that is a page': 'data:text/html,<script>window.taken=1</script>',
  'an icon that is a page in capitals': 'DATA:TEXT/HTML,<script>window.taken=1</script>',
  'an icon that is a page named as a picture later': 'data:text/html;x=data:image/png,<script>window.taken=1</script>',
  'an icon of another kind': 'data:image/svg+xmlx,<svg/>',
  'an icon without a comma': 'data:image/png;base64',
  'an icon whose data are no base64': 'data:image/png;base64,<svg onload=window.taken=1>',
  'an icon whose base64 is cut off': 'data:image/png;base64,AAAAA',
  'an icon whose percent signs mean nothing': 'data:image/png;base64,%zz',
  'an icon with a blank before it': ' data:image/png;base64,AAAA',
  'an icon with markup in its type': 'data:image/png"><script>,AAAA',
  'an icon of more than 64 KiB': `data:image/png;base64,${'A'.repeat(65_536)}`,
  'an icon in a blob': 'blob:https://tracker.example/1',
  'an icon in a file': 'file:///etc/passwd',
  'an icon in a list': ['data:image/png;base64,AAAA'],
  'an icon that becomes a text when asked': { toString: () => 'data:image/png;base64,AAAA' },
}

const svg = (inside: string, attributes = ''): string => {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  const picture = `<svg ${names} viewBox="0 0 9 9" ${attributes}>${inside}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}

/** Rendered without the forbidden parts, or not at all. */
const drawn: Readonly<Record<string, string>> = {
  'an icon with a script': svg('<script>window.top.taken=1</script>'),
  'an icon with a handler': svg('', 'onload="window.top.taken=1"'),
  'an icon with a page inside': svg(
    '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://tracker.example/"></iframe></foreignObject>',
  ),
  'an icon with a far picture inside': svg('<image width="9" height="9" href="https://tracker.example/i.png"/>'),
  'an icon with a far style sheet': svg('<style>@import url(https://tracker.example/i.css);</style>'),
  'an icon with a far drawing': svg('<use href="https://tracker.example/i.svg#a"/>'),
  'an icon that turns into a link': svg(
    '<a><animate attributeName="href" values="javascript:window.top.taken=1"/><rect width="9" height="9"/></a>',
  ),
  'an icon inside an icon': svg(`<image width="9" height="9" href="${svg('<script>window.top.taken=1</script>')}"/>`),
  'an icon with parameters':
    'data:image/svg+xml;charset=utf-8;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5IDkiLz4=',
}

/** A letter is shown instead of these. */
const NOT_DRAWN: readonly string[] = [
  'an icon with a script',
  'an icon with a page inside',
  'an icon with a far picture inside',
  'an icon with a far style sheet',
  'an icon with a far drawing',
  'an icon that turns into a link',
  'an icon inside an icon',
]

/** Icons that are no pictures, and pictures with active content. */
export const icons: readonly Attack[] = [
  ...Object.entries(refused).map(([what, icon]) => withoutIcon(what, icon)),
  ...Object.entries(drawn).map(([what, icon]) =>
    NOT_DRAWN.includes(what) ? withoutIcon(what, icon) : listed(what, { icon }),
  ),
]
