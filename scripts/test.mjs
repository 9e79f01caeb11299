import { register } from 'tsx/esm/api'

/** `npm test`: every gate and test, with a summary at the end. */
register()
const { main } = await import('./test/main.ts')
process.exitCode = (await main()) ? 0 : 1
