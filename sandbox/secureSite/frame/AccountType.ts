export type AccountType = 'eoa' | 'smartAccount'
