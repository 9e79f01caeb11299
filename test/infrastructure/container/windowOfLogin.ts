import sinon from 'sinon'

/** The login popup of a browser: the next window that a page opens. */
export const windowOfLogin = () => {
  const location = {
    set href(_: string) {},
    get href(): string {
      throw new Error('it shows another site, whose address no page can read')
    },
  }
  const opened = { closed: false, location, close: () => undefined, focus: () => undefined }
  const open = sinon.stub(window, 'open').returns(opened as never)
  /** A message of the secure site from it. */
  const says = (resultUri: string): void =>
    void window.dispatchEvent(
      new MessageEvent('message', {
        data: { resultUri },
        origin: 'https://secure.walletconnect.org',
        source: opened as never,
      }),
    )
  return { opened, open, says }
}
