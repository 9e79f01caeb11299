import type { EmbeddedWallet } from './EmbeddedWallet.js'

/**
 * Gives the embedded wallet when somebody is near a login, or was logged in on an earlier visit: its code may come only then. Asked once;
 * after a rejection, again with the next press (S8-14).
 */
export type OpenEmbeddedWallet = () => Promise<EmbeddedWallet>
