/** An error as EIP-1193 and JSON-RPC write them, so that requests fail in one way whoever refuses. */
export const refusal = (code: number, message: string): Error => Object.assign(new Error(message), { code })
