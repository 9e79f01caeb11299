import jsQR from 'jsqr'

/** The text of a QR code in a picture; `undefined` where there is none. */
export const readQr = async (picture: Blob): Promise<string | undefined> => {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.drawImage(bitmap, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  return jsQR(data, width, height)?.data
}
