/** Status of an account (S4-01). `connected` means a live provider answered in this page's life (U-28). */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'
