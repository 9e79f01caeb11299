import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import { HOST_ENVIRONMENT, LOG, PAIRING, SCHEDULER } from '../ports/tokens.js'
import { OPTIONS } from '../api/tokens.js'
import { SERVED } from '../config/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NETWORK } from '../network/tokens.js'
import { ALERTS, NOTIFY } from '../notify/tokens.js'
import { PHONES } from './tokens.js'
import { WALLETS } from '../wallets/tokens.js'
import { makeReportPairingFailures, makeTellSignInFailures } from './diagnosticsPolicies.js'
import { makePairingCommands, type PairingApi } from './pairingCommands.js'
import { makePairingFeature, type PairingFeature } from './pairingFeature.js'
import { makeFollowPairingViews } from './phones.js'

/** The pairing of a page with a wallet on a phone. Loaded on a sign of interest. */
export const pairingFeature = defineFeature({
  name: 'pairing',
  token: token<PairingFeature>('PairingFeature'),
  needs: {
    options: OPTIONS,
    network: NETWORK,
    connect: CONNECT,
    pairing: PAIRING,
    phones: PHONES,
    notify: NOTIFY,
    host: HOST_ENVIRONMENT,
    scheduler: SCHEDULER,
    served: SERVED,
  },
  make: ({ options, network, connect, phones, served, ...deps }) =>
    makePairingFeature({
      ...deps,
      linkHost: () => ({
        facts: deps.host.facts,
        policy: options.walletLinks ?? {},
        pairs: served.pairing,
        namespace: network.state.value.activeNamespace,
        page: deps.host.page(),
      }),
      adopt: ({ connector, connection }) => connect.sessions[connector.namespace].adopt(connector, connection),
      approved: () => phones.approvedPairings.next(),
    }),
  with: {
    modal: MODAL,
    wallets: WALLETS,
    phones: PHONES,
    notify: NOTIFY,
    alerts: ALERTS,
    host: HOST_ENVIRONMENT,
    log: LOG,
    served: SERVED,
  },
  join: (pairing, { modal, phones, ...others }) => {
    const commands = makePairingCommands({ ...others, modal, pairing })
    return {
      states: { pairing: pairing.state },
      commands,
      policies: [
        makeReportPairingFailures({ ...others, pairing }),
        makeTellSignInFailures({ ...others, pairing }),
        makeFollowPairingViews({ ...others, aimed: phones.aimed, modal: modal.state, pairing }),
        // Opening a wallet records an absence; any outcome of the pairing clears it (`makeTellInterrupted`).
        () => pairing.state.changes.subscribe(() => others.host.noteAbsence(false)),
      ],
      api: { state: pairing.state, ...commands } satisfies PairingApi,
    }
  },
})
