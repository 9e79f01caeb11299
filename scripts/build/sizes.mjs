import { bundleHost } from './bundleHost.mjs'

const FORBIDDEN = {
  firstPaint: /inversify|startCore|node_modules\/(viem|decimal\.js|io-ts)\//,
  firstIntent: /node_modules\/(viem|decimal\.js)\//,
}

/** Bundles the measuring host; fails when a stage loads what it must not. The budgets are size-limit's, in package.json. */
const stages = await bundleHost()
for (const [stage, pattern] of Object.entries(FORBIDDEN)) {
  const found = stages[stage].filter((input) => pattern.test(input))
  if (found.length > 0) throw new Error(`${stage} must not load ${found.join(', ')}`)
}
