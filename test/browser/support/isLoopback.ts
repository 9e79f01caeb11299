const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
const LOCAL_SCHEMES: readonly string[] = ['data:', 'blob:', 'about:']

/** Whether a URL stays on this machine. */
export const isLoopback = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return LOCAL_SCHEMES.includes(protocol) || LOOPBACK_HOSTS.includes(hostname) || hostname.endsWith('.localhost')
}
