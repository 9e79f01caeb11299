import * as t from 'io-ts'
import { guarded } from '../http/codecs/guarded.js'
import { defineMessage } from './defineMessage.js'
import { frameCodecs } from './frameCodecs.js'
import { LIMITS_MS } from './LIMITS_MS.js'
import { nothing } from './nothing.js'

const SwitchNetwork = t.exact(t.intersection([t.type({ chainId: frameCodecs.chainId }), t.partial({ rpcUrl: t.string })]))
const ChainId = t.strict({ chainId: frameCodecs.chainId })
const chainNumber = guarded('chainNumber', (value): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0)

/** Networks and kinds of account (S7-35, S7-38, S7-42). */
export const accountMessages = {
  switchNetwork: defineMessage('SWITCH_NETWORK', SwitchNetwork, ChainId, { afterMs: LIMITS_MS.visitor }),
  getChainId: defineMessage('GET_CHAIN_ID', nothing, ChainId),
  smartAccountNetworks: defineMessage('GET_SMART_ACCOUNT_ENABLED_NETWORKS', nothing, t.strict({ smartAccountEnabledNetworks: t.readonlyArray(chainNumber) })),
  initSmartAccount: defineMessage('INIT_SMART_ACCOUNT', nothing, t.strict({ address: t.string, isDeployed: t.boolean })),
  setPreferredAccount: defineMessage('SET_PREFERRED_ACCOUNT', t.strict({ type: frameCodecs.accountType }), t.strict({ type: frameCodecs.accountType, address: t.string })),
} as const
