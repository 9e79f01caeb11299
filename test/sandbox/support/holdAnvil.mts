import { startAnvil } from '../../../sandbox/chain/anvil.js'

/** A process with a chain, for a test to kill. Says where the chain is. */
const { url } = await startAnvil(31337)
process.stdout.write(url)
setInterval(() => undefined, 1_000)
