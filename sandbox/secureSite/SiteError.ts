/** What the site says in an error reply. */
export class SiteError extends Error {}
