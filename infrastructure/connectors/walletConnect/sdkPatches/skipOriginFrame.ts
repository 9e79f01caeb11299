/*
 * Repairs: the SDK loads a frame of its vendor to attest the origin, for up to 5 s before each link. Pages of other
 *   origins must not load here (S-22).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK has a setting that turns its Verify API off.
 */

interface Verify {
  register: (params: never) => Promise<string | undefined>
}

/** Sends proposals at once, without an attestation. */
export const skipOriginFrame = (verify: Verify): void => {
  verify.register = () => Promise.resolve(undefined)
}
