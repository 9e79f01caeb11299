import { bundlePage } from './bundlePage.mjs'

/** Bundles the pages of the sandbox's secure site into the package, because a host's sandbox serves them. */
export const buildSecureSite = () => bundlePage('sandbox/secureSite/pages/main.ts', 'dist/secure-site')
