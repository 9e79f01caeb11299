import type { FrameBox } from '../../application/ports/embeddedWallet/EmbeddedFrame.js'

const SIDES = ['left', 'top', 'width', 'height'] as const

/** Whether two boxes cover the same part of the page. */
export const sameBox = (one: FrameBox | undefined, other: FrameBox): boolean => one !== undefined && SIDES.every((side) => one[side] === other[side])
