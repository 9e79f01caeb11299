/*
 * Repairs: the SDK has its vendor attest the origin in a frame of the vendor's, for up to 5 s before each link; no
 *   foreign page comes into this one (S-22).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK has a setting that turns its Verify API off.
 */

interface Verify {
  register: (params: never) => Promise<string | undefined>
}

/** Proposals go out at once, without an attestation. */
export const skipOriginFrame = (verify: Verify): void => {
  verify.register = () => Promise.resolve(undefined)
}
