import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import type { Sandbox } from '../../../sandbox/Sandbox.js'

/** The Solana chain of a sandbox, with a real client and the keys of its accounts. */
export const solanaOf = (sandbox: Sandbox) => {
  const { solana } = sandbox
  if (solana === undefined) throw new Error('litesvm does not run here')
  const key = (place: number): Keypair => Keypair.fromSecretKey(solana.secretKeys[place] ?? new Uint8Array())
  return {
    ...solana,
    connection: new Connection(solana.url, { wsEndpoint: solana.wsUrl, commitment: 'confirmed' }),
    key,
    mint: new PublicKey(solana.token.mint),
  }
}
