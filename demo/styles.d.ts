/** Styles are linked from the page; the build collects what scripts import. */
declare module '*.css'
