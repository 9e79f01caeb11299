/** The picture of a wallet or a network: a shape on a ground, as inline data. */
export const drawIcon = (ground: string, shape: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/>${shape}</svg>`)}`
