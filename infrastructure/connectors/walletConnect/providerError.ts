/** An error as EIP-1193 writes it. */
export const providerError = (code: number, message: string): Error => Object.assign(new Error(message), { code })
