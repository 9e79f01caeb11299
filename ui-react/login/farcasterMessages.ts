/** Texts of the login by Farcaster, which has a code instead of a window. */
export const FARCASTER = {
  'login.farcasterCode': 'QR code to scan with a phone',
  'login.farcasterOpen': 'Open Farcaster',
  'login.farcasterOpenHint': 'Agree in Farcaster, then come back to this page.',
  'login.farcasterReady': 'Scan a code with your phone, then agree in Farcaster.',
  'login.farcasterReadyHere': 'You agree in the Farcaster app on this device.',
  'login.farcasterScan': 'Scan it with your phone’s camera, then agree in Farcaster.',
} as const
