import type { WalletSection } from './WalletSection.js'

const DEFAULT_ORDER: readonly WalletSection[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/** The parts of the wallet list: those the host names first, then the others in the usual order (S9-25). */
export const sectionOrder = (host: readonly WalletSection[] = []): readonly WalletSection[] => [
  ...new Set([...host.filter((section) => DEFAULT_ORDER.includes(section)), ...DEFAULT_ORDER]),
]
