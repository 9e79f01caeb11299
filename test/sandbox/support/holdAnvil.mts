import { startAnvil } from '../../../sandbox/chain/anvil.js'

/** A process with a chain, for a test to kill. Prints the URL of the chain. */
const { url } = await startAnvil(31337)
process.stdout.write(url)
setInterval(() => undefined, 1_000)
