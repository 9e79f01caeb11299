const FAMILIES = {
  'sans-serif': 'Open Sans',
  'system-ui': 'Open Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
}

const alias = ([generic, family]: readonly [string, string]): string =>
  `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family><family>DejaVu Sans</family></prefer></alias>`

/** The fontconfig file of a browser with the fonts in `fonts` of this folder only, and none of the machine's. */
export const fontsConfig = (folder: string): string =>
  [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    `<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`,
    ...Object.entries(FAMILIES).map(alias),
    '</fontconfig>',
  ].join('\n')
