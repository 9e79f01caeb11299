/** The page links its styles; the build collects the style sheets that scripts import. */
declare module '*.css'
