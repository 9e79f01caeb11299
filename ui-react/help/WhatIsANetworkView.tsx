import { Explanation } from './Explanation.js'
import { explanations } from './Explanation.styles.js'

/** What a network is, and what moving to another one changes (V-56). */
export const WhatIsANetworkView = () => (
  <ul className={explanations} tabIndex={-1} data-portico-focus>
    <Explanation icon="copy" title="help.networkWhat" text="help.networkWhatText" />
    <Explanation icon="power" title="help.networkFees" text="help.networkFeesText" />
  </ul>
)
