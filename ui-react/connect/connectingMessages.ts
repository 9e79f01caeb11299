/** Texts of the views that wait for a wallet of this browser. */
export const CONNECTING = {
  'connect.unverifiedHint': 'This may not be the wallet that its name says. Go on only if you know {wallet}.',
  'connecting.another': 'Choose another wallet',
  'connecting.approveHint':
    'Open the wallet’s window and allow this site to see your address. This can’t move your funds.',
  'connecting.done': 'Connected',
  'connecting.doneHint': '{wallet} shares its address with this site.',
  'connecting.failed': 'Could not connect',
  'connecting.malformed': 'Unexpected answer',
  'connecting.malformedHint': '{wallet} sent an invalid response. Update it, or choose another wallet.',
  'connecting.ready': 'Continue in {wallet}',
  'connecting.readyHint': '{wallet} will ask whether this site may see your address.',
  'connecting.rejected': 'Connection rejected',
  'connecting.rejectedHint': 'You declined in {wallet}. Nothing was shared with this site.',
  'connecting.start': 'Connect',
  'multiChain.choose': 'Which network family?',
  'multiChain.connected': 'Connected',
  'multiChain.hint': '{wallet} works on several. You can connect the others later.',
} as const
