export const FRAME_PREFIX = '@w3m-frame/'
