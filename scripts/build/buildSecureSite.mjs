import { bundlePage } from './bundlePage.mjs'

/** Bundles the pages of the sandbox's secure site. They are in the package, because the sandbox that a host starts serves them. */
export const buildSecureSite = () => bundlePage('sandbox/secureSite/pages/main.ts', 'dist/secure-site')
